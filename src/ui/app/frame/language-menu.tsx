import { useSelector } from '@xstate/react'
import { Languages as LanguagesIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { Menu, type MenuItem } from '#ui/components/menu.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { imagePath } from '#ui/app/images.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import { choosable, isInterfaceLanguage } from '#ui/language/languages.ts'
import { offeredBy } from './offered-languages.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

const FLAG = { width: 28, height: 21 } as const
const RETRY = 'retry'

/** The languages on offer, for administrators: choosing one leads to this very page under it (SHELL-06, LANG-02). */
const LanguageMenu = () => {
  const intl = useIntl()
  const actor = offeredBy(usePorts())
  const face = useSelector(actor, resourceFace)
  const all = useSelector(actor, ({ context }) => context.value) ?? []
  const language = useLanguage()
  const choose = useChooseLanguage()
  const items = choosable(all).map(({ code, name, icon }): MenuItem<string> => ({
    id: code,
    label: name,
    lang: code,
    isChosen: code === language,
    picture: <Picture {...FLAG} src={imagePath('language', icon)} alt="" fallback={<LanguagesIcon aria-hidden />} />,
  }))
  const hasFailed = face === 'failed' || face === 'missing'
  const retry: MenuItem<string> = { id: RETRY, label: intl.formatMessage({ id: 'action.retry' }), staysOpen: true }
  const note =
    face === 'loading'
      ? intl.formatMessage({ id: 'loading' })
      : hasFailed
        ? intl.formatMessage({ id: 'language.unavailable' })
        : items.length === 0
          ? intl.formatMessage({ id: 'language.none' })
          : undefined
  return (
    <Menu
      label={intl.formatMessage({ id: 'menu.language' })}
      icon={LanguagesIcon}
      items={hasFailed ? [retry] : items}
      note={note}
      onAction={(id) => {
        if (id === RETRY) actor.send({ type: 'retry.requested' })
        else if (isInterfaceLanguage(id)) void choose(id)
      }}
    />
  )
}
export { LanguageMenu as default }

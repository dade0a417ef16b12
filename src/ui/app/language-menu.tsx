import { useActorRef, useSelector } from '@xstate/react'
import { Languages as LanguagesIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { languages } from '#application/home/home.implementations.ts'
import { Menu } from '#ui/components/menu.tsx'
import { inLanguage, INTERFACE_LANGUAGES, spokenLanguage } from './languages.ts'
import { useWhereabouts } from './navigation.ts'
import { usePorts } from './piazza-context.tsx'

/** The languages on offer, for administrators: choosing one leads to this very page under it (SHELL-06, LANG-02). */
const LanguageMenu = () => {
  const intl = useIntl()
  const ports = usePorts()
  const offered = useSelector(
    useActorRef(languages(ports), { input: { query: undefined } }),
    ({ context }) => context.value,
  )
  const path = useWhereabouts()
  const [, navigate] = useLocation()
  const spoken = (offered ?? []).filter(({ code }) => INTERFACE_LANGUAGES.some((language) => language === code))
  return (
    <Menu
      label={intl.formatMessage({ id: 'menu.language' })}
      icon={LanguagesIcon}
      items={spoken.map(({ code, name }) => ({ id: code, label: name }))}
      onAction={(code) => {
        ports.preferences.chooseLanguage(code)
        navigate(`~${inLanguage(path, spokenLanguage(code))}`)
      }}
    />
  )
}
export { LanguageMenu as default }

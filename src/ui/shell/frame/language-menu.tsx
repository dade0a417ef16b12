import { Languages as LanguagesIcon } from 'lucide-react'
import { Menu, type MenuItem } from '#ui/components/menu.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { usePart } from '#ui/layout/use-part.ts'
import type { TopView } from './frame-view.ts'
import { languagesPart } from './languages-part.ts'

const FLAG = { width: 28, height: 21 } as const
const RETRY = 'retry'

/** The language menu of the top bar (SHELL-06). */
const LanguageMenu = ({ part }: { readonly part: NonNullable<TopView['languages']> }) => {
  const view = usePart(languagesPart(part.speak))
  if (view === undefined) return null
  const { label, note, choices, retry } = view
  const items = choices.map(({ key, label: name, isOn, image }): MenuItem<string> => ({
    id: key,
    label: name,
    lang: key,
    isChosen: isOn,
    picture: <Picture {...FLAG} src={image} alt="" fallback={<LanguagesIcon aria-hidden />} />,
  }))
  return (
    <Menu
      label={label}
      icon={LanguagesIcon}
      items={retry ? [{ id: RETRY, label: retry.label, staysOpen: true }] : items}
      note={note}
      onAction={(id) => {
        if (id === RETRY) retry?.press()
        else choices.find(({ key }) => key === id)?.flip()
      }}
    />
  )
}
export { LanguageMenu as default }

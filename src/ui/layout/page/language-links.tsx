import type { LanguageChoice } from '#ui/view/page-frame.ts'
import * as css from './language-links.css.ts'
import { usePageFrame } from './page-frame.tsx'

/** A plain link, which other tabs can open too; in this one the page stays, and so does the focus. */
const LanguageLink = ({
  choice: { key, label, href, isOn, flip },
  look,
}: {
  readonly choice: LanguageChoice
  readonly look: string
}) => (
  <a
    className={look}
    href={href}
    lang={key}
    hrefLang={key}
    aria-current={isOn ? 'true' : undefined}
    onClick={(press) => {
      if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
      press.preventDefault()
      flip()
    }}
  >
    {label}
  </a>
)

/** This very page in the other languages, for everyone: a link works without being an administrator (SHELL-18). */
export const LanguageLinks = () => {
  const { label, choices } = usePageFrame().foot
  if (choices.length === 0) return null
  return (
    <nav className={css.links} aria-label={label}>
      {choices.map((choice) => (
        <LanguageLink key={choice.key} choice={choice} look={css.link} />
      ))}
    </nav>
  )
}

/** The device's own language, for those who have chosen none yet. */
export const LanguageOffer = () => {
  const { offer } = usePageFrame()
  return offer ? <LanguageLink choice={offer} look={css.offer} /> : null
}

import { useFrame } from '#ui/app/piazza-context.tsx'
import * as css from './language-links.css.ts'

/** This very page in the other languages, for everyone: a link works without being an administrator (SHELL-18). */
export const LanguageLinks = () => {
  const { label, choices } = useFrame().foot
  if (choices.length === 0) return null
  return (
    <nav className={css.links} aria-label={label}>
      {choices.map(({ key, label: name, href, isOn, flip }) => (
        <a
          key={key}
          className={css.link}
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
          {name}
        </a>
      ))}
    </nav>
  )
}

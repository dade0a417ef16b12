import { useIntl } from 'react-intl'
import { useLanguage } from '#ui/language/language-context.tsx'
import * as css from './language-links.css.ts'
import { INTERFACE_LANGUAGES, inLanguage, OWN_NAMES } from '#ui/language/languages.ts'
import { useWhereabouts } from '#ui/app/navigation.ts'
import { useChooseLanguage } from './use-choose-language.ts'

/** This very page in the other languages, for everyone: a link works without being an administrator (SHELL-18). */
export const LanguageLinks = () => {
  const intl = useIntl()
  const path = useWhereabouts()
  const spoken = useLanguage()
  const choose = useChooseLanguage()
  return (
    <nav className={css.links} aria-label={intl.formatMessage({ id: 'menu.language' })}>
      {INTERFACE_LANGUAGES.map((language) => (
        <a
          key={language}
          className={css.link}
          href={inLanguage(path, language)}
          lang={language}
          hrefLang={language}
          aria-current={language === spoken ? 'true' : undefined}
          onClick={(press) => {
            if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
            press.preventDefault()
            if (language !== spoken) void choose(language)
          }}
        >
          {OWN_NAMES[language]}
        </a>
      ))}
    </nav>
  )
}

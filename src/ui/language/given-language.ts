import { useIntl } from 'react-intl'
import { DEFAULT_LANGUAGE } from './languages.ts'

/**
 * The `lang` of what the server gives, which is in Italian whatever the interface speaks: a screen reader reads it out
 * with an Italian voice (LANG-01). Undefined where the page itself is in Italian.
 */
export const useGivenLanguage = (): string | undefined =>
  useIntl().locale === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE

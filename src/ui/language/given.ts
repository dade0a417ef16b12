import { useIntl } from 'react-intl'
import { DEFAULT_LANGUAGE } from './languages.ts'

/**
 * The attributes of words that the server gives. They are in Italian whatever the interface speaks: a screen reader reads
 * them out with an Italian voice (LANG-01), and `lang` is undefined where the page itself is in Italian. Their first
 * letter decides where their lines run, and that of nothing beside them (FMT-06). `isOwn`: they are the app's own after all.
 */
export const useGiven = (isOwn = false): Readonly<{ lang: string | undefined; dir: 'auto' }> => ({
  lang: useIntl().locale === DEFAULT_LANGUAGE || isOwn ? undefined : DEFAULT_LANGUAGE,
  dir: 'auto',
})

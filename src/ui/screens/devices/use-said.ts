import { useIntl } from 'react-intl'
import type { Sentence } from '#ui/app/failure-texts.ts'

/** Says a message in the language spoken, and words of others as they are. */
export const useSaid = (): ((sentence: Sentence) => string) => {
  const intl = useIntl()
  return (sentence) => (typeof sentence === 'string' ? sentence : intl.formatMessage(sentence))
}

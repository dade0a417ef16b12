import { useIntl } from 'react-intl'
import { SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import type { Sentence } from '#ui/app/failure-texts.ts'

/** Says a sentence about passwords in the language spoken; the server's own words as they are. */
export const useSaid = () => {
  const intl = useIntl()
  return (sentence: Sentence | undefined): string | undefined =>
    typeof sentence === 'object' ? intl.formatMessage(sentence, { count: SHORTEST_PASSWORD }) : sentence
}

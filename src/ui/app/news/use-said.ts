import { useIntl } from 'react-intl'
import type { Sentence } from '#ui/app/reading/failure-texts.ts'

/** Numbers and names that our own messages leave room for. */
type Given = Readonly<Record<string, string | number>>
type Say = {
  (sentence: Sentence, given?: Given): string
  (sentence: Sentence | undefined, given?: Given): string | undefined
}

/** Says a message in the language spoken, and words of others as they are. */
export const useSaid = (): Say => {
  const intl = useIntl()
  return ((sentence: Sentence | undefined, given?: Given) =>
    typeof sentence === 'object' ? intl.formatMessage(sentence, given) : sentence) as Say
}

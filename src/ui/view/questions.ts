import { action, type Question } from './parts.ts'
import type { Speech } from './speech.ts'

type Asked = Readonly<{ isBusy: boolean; confirm: () => void; cancel: () => void }>

/** The confirmation before a removal, the same on every screen (SHELL-20). */
export const deletionQuestion = (
  words: Readonly<{ title: string; text: string }>,
  { isBusy, confirm, cancel }: Asked,
  { say }: Speech,
): Question => ({
  kind: 'question',
  ...words,
  tone: 'danger',
  confirm: action(say('action.confirm'), confirm, { isBusy }),
  // What is being removed cannot be called back.
  cancel: action(say('action.cancel'), cancel, { isDisabled: isBusy }),
})

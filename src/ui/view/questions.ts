import { action, type Question } from './parts.ts'
import type { Speech } from './speech.ts'

type Asked = Readonly<{ isBusy: boolean; confirm: () => void; cancel: () => void }>

/** The question before something goes, the same on every screen (SHELL-20). */
export const deletionQuestion = (
  words: Readonly<{ title: string; text: string }>,
  { isBusy, confirm, cancel }: Asked,
  { say }: Speech,
): Question => ({
  kind: 'question',
  ...words,
  tone: 'danger',
  confirm: action(say('action.confirm'), confirm, { isBusy }),
  cancel: action(say('action.cancel'), cancel),
})

import { isAskingToLeave, type LeavingActor } from './leaving.selectors.ts'

type WrittenForm = Readonly<{ isChanged: boolean; isSending: boolean }>

/** The state of leaving a form. While the form is being sent, nothing can be lost. */
export const leavingNow = (leaving: LeavingActor | undefined, form: WrittenForm | undefined) => {
  const wouldLose = form?.isChanged === true
  return {
    wouldLose,
    isHeld: wouldLose && form?.isSending !== true,
    isAsking: leaving !== undefined && isAskingToLeave(leaving.getSnapshot()),
    request: () => leaving?.send({ type: 'leaving.requested', wouldLose }),
    confirm: () => leaving?.send({ type: 'leaving.confirmed' }),
    cancel: () => leaving?.send({ type: 'leaving.cancelled' }),
  }
}
export type LeavingNow = ReturnType<typeof leavingNow>

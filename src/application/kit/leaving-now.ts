import { isAskingToLeave, type LeavingActor } from './leaving.selectors.ts'

type WrittenForm = Readonly<{ isChanged: boolean; isSending: boolean }>

/** Leaving a form as it is now. What is being sent is no longer the citizen's to lose. */
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

import type { ActorRefFrom } from 'xstate'
import type { leavingMachine } from './leaving.machine.ts'

type WrittenForm = Readonly<{ isChanged: boolean; isSending: boolean }>

/** The state of leaving a form. While the form is being sent, nothing can be lost. */
export const leavingNow = (leaving: ActorRefFrom<typeof leavingMachine> | undefined, form: WrittenForm | undefined) => {
  const wouldLose = form?.isChanged === true
  return {
    wouldLose,
    isHeld: wouldLose && form?.isSending !== true,
    isAsking: leaving?.getSnapshot().matches('asking') === true,
    request: () => leaving?.send({ type: 'leaving.requested', wouldLose }),
    confirm: () => leaving?.send({ type: 'leaving.confirmed' }),
    cancel: () => leaving?.send({ type: 'leaving.cancelled' }),
  }
}
export type LeavingNow = ReturnType<typeof leavingNow>

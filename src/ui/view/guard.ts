import type { LeavingNow } from '#application/kit/leaving-now.ts'
import { action, type Question } from './parts.ts'
import type { Speech } from './speech.ts'

/** Protects unsaved content: leaving is confirmed first, and continues after the confirmation. */
export type Guard = Readonly<{
  kind: 'guard'
  /** Leaving would close something open. */
  isHeld: boolean
  /** Leaving would lose unsaved content. */
  wouldLose: boolean
  isAsking: boolean
  /** The citizen wants to leave. */
  leave: () => void
  /** Back leaves the page, and does not only close this part. */
  isPage: boolean
}>

/** The guard of a part of a page, which stays in the view while nothing is unsaved, and its confirmation. */
export type GuardView = Readonly<{ guard: Guard; question: Question | undefined }>

export const guardView = (leaving: LeavingNow, isPage: boolean, { say }: Speech): GuardView => {
  const { isHeld, wouldLose, isAsking, request, confirm, cancel } = leaving
  return {
    guard: { kind: 'guard', isHeld, wouldLose, isAsking, leave: request, isPage },
    question: isAsking
      ? {
          kind: 'question',
          title: say('unsaved.title'),
          text: say('unsaved.text'),
          tone: 'danger',
          confirm: action(say('unsaved.leave'), confirm),
          cancel: action(say('unsaved.stay'), cancel),
        }
      : undefined,
  }
}

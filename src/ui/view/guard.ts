import type { LeavingNow } from '#application/kit/leaving-now.ts'
import { action, type Question } from './parts.ts'
import type { Speech } from './speech.ts'

/** Minds what is open: whoever wants to leave it is asked first, and led on once it is held no more. */
export type Guard = Readonly<{
  kind: 'guard'
  /** Something is open here that leaving would close. */
  isHeld: boolean
  /** Leaving would lose something. */
  wouldLose: boolean
  isAsking: boolean
  /** Somebody wants to leave. */
  leave: () => void
  /** Back leads on from the page, and not just to what was there before this was opened. */
  isPage: boolean
}>

/** The guard of a part of a page, which stays in the view while it holds nothing, and what it asks. */
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

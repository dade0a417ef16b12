import { type FormSnapshot, isChanged, isSending } from '#application/kit/form.selectors.ts'
import { isAskingToLeave, type LeavingActor } from '#application/kit/leaving.selectors.ts'
import { phrase } from './phrases.ts'
import type { Asked } from './screen-face.ts'

type Form = Readonly<{ getSnapshot: () => FormSnapshot<object, string> }>
type Leave = Readonly<{
  question: () => Asked | undefined
  /** Asks to leave; who leaves is led on, who stays goes nowhere later either. */
  ask: (lead: (() => void) | undefined) => void
}>

export const wouldLose = (form: Form | undefined): boolean => form !== undefined && isChanged(form.getSnapshot())

/** Leaving a form without a screen. */
export const leavingOf = (leaving: () => LeavingActor | undefined, form: () => Form | undefined): Leave => {
  let destination: (() => void) | undefined
  return {
    question: () => {
      const one = leaving()
      if (!one || !isAskingToLeave(one.getSnapshot())) return undefined
      return {
        question: { title: phrase('unsaved.title'), text: phrase('unsaved.text') },
        confirm: () => one.send({ type: 'leaving.confirmed' }),
        cancel: () => {
          destination = undefined
          one.send({ type: 'leaving.cancelled' })
        },
      }
    },
    ask: (lead) => {
      const one = leaving()
      if (!one) return
      destination = lead
      const listening = one.subscribe({
        complete: () => {
          listening.unsubscribe()
          destination?.()
          destination = undefined
        },
      })
      one.send({ type: 'leaving.requested', wouldLose: wouldLose(form()) })
    },
  }
}

/** Whether a form on a page of its own is asked about before it is left. */
export const holdsPage = (form: Form | undefined): boolean =>
  wouldLose(form) && form !== undefined && !isSending(form.getSnapshot())

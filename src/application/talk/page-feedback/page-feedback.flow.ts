import * as seen from './page-feedback.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { Aspect } from '#domain/page-feedback/opinion.ts'
import { pageFeedbackMachine } from './page-feedback.machine.ts'

/** The question how clear a page is (LAW-04). */
export const openPageFeedback = ({ run }: Scope) => {
  const actor = run(pageFeedbackMachine, undefined)
  const verbs = {
    rate: (stars: number) => actor.send({ type: 'stars.given', stars }),
    flip: (aspect: Aspect) => actor.send({ type: 'aspect.flipped', aspect }),
    comment: (comment: string) => actor.send({ type: 'comment.changed', comment }),
    openMail: () => actor.send({ type: 'mail.opened' }),
  }
  return () => {
    const snapshot = actor.getSnapshot()
    return {
      opinion: seen.opinion(snapshot),
      isThanked: snapshot.matches('thanked'),
      ...verbs,
    }
  }
}
export type PageFeedbackNow = ReturnType<ReturnType<typeof openPageFeedback>>

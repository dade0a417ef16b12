import type { Scope } from '#application/kit/scope.ts'
import { type Aspect, NO_OPINION, type Opinion, withAspect, withStars } from '#domain/page-feedback/opinion.ts'

/**
 * The question how clear a page is: stars, then what was good or difficult and a comment, then thanks (LAW-04). The
 * opinion stays after the e-mail was opened, because only the mail app knows whether it was sent.
 */
export const openPageFeedback = ({ changed }: Pick<Scope, 'changed'>) => {
  let opinion = NO_OPINION
  let isThanked = false
  const change = (next: Opinion) => {
    opinion = next
    changed()
  }
  const verbs = {
    rate: (stars: number) => change(withStars(opinion, stars)),
    flip: (aspect: Aspect) => change(withAspect(opinion, aspect)),
    comment: (comment: string) => change({ ...opinion, comment }),
    openMail: () => {
      isThanked = true
      changed()
    },
  }
  return () => ({ opinion, isThanked, ...verbs })
}
export type PageFeedbackNow = ReturnType<ReturnType<typeof openPageFeedback>>

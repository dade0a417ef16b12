import { assign, setup } from 'xstate'
import { type Aspect, NO_OPINION, type Opinion, withAspect, withStars } from '#domain/page-feedback/opinion.ts'

type Event =
  | { type: 'stars.given'; stars: number }
  | { type: 'aspect.flipped'; aspect: Aspect }
  | { type: 'comment.changed'; comment: string }
  /** The citizen has opened the e-mail with the opinion. */
  | { type: 'mail.opened' }

/**
 * The question how clear a page is: stars, then what was good or difficult and a comment, then thanks (LAW-04). The
 * opinion stays after the e-mail was opened, because only the mail app knows whether it was sent.
 */
export const pageFeedbackMachine = setup({
  types: { context: {} as Readonly<{ opinion: Opinion }>, events: {} as Event },
  actions: {
    keepStars: assign(({ context }, { stars }: Readonly<{ stars: number }>) => ({
      opinion: withStars(context.opinion, stars),
    })),
    flipAspect: assign(({ context }, { aspect }: Readonly<{ aspect: Aspect }>) => ({
      opinion: withAspect(context.opinion, aspect),
    })),
    keepComment: assign(({ context }, { comment }: Readonly<{ comment: string }>) => ({
      opinion: { ...context.opinion, comment },
    })),
  },
}).createMachine({
  id: 'pageFeedback',
  context: { opinion: NO_OPINION },
  initial: 'asking',
  states: {
    asking: {
      on: { 'stars.given': { target: 'detailing', actions: { type: 'keepStars', params: ({ event }) => event } } },
    },
    detailing: {
      on: {
        'stars.given': { actions: { type: 'keepStars', params: ({ event }) => event } },
        'aspect.flipped': { actions: { type: 'flipAspect', params: ({ event }) => event } },
        'comment.changed': { actions: { type: 'keepComment', params: ({ event }) => event } },
        'mail.opened': 'thanked',
      },
    },
    thanked: { type: 'final' },
  },
})

import { assign, setup } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { errorOf, needsPort, requestFailureOf } from './from-port.ts'

/** How a confirmation ended: nothing was done, or it was, with what came back, or it was tried and failed. */
export type Confirmed<Subject, Answer = void> = Readonly<
  | { outcome: 'cancelled'; subject: Subject }
  | { outcome: 'done'; subject: Subject; answer: Answer }
  | { outcome: 'failed'; subject: Subject; failure: RequestFailure | Unexpected }
>

type Context<Subject, Answer> = Readonly<{
  subject: Subject
  confirmed: boolean
  answer: Answer | undefined
  failure: RequestFailure | Unexpected | undefined
}>

/**
 * Asks before it acts, once: a second confirmation while acting is nobody's (fault 28). Its parent invokes it with
 * the subject, and learns from its output how it ended.
 */
export const confirmationMachine = <Subject, Answer = void>(id: string) =>
  setup({
    types: {
      context: {} as Context<Subject, Answer>,
      input: {} as Readonly<{ subject: Subject }>,
      output: {} as Confirmed<Subject, Answer>,
      events: {} as { type: 'confirmed' } | { type: 'cancelled' },
      tags: {} as 'busy',
    },
    actors: { act: needsPort<Answer, Readonly<{ subject: Subject }>>('act') },
    actions: {
      keepConfirmed: assign({ confirmed: true }),
      keepAnswer: assign((_, { answer }: Readonly<{ answer: Answer }>) => ({ answer })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ subject: input.subject, confirmed: false, answer: undefined, failure: undefined }),
    initial: 'asking',
    states: {
      asking: { on: { confirmed: { target: 'acting', actions: 'keepConfirmed' }, cancelled: 'cancelled' } },
      acting: {
        tags: 'busy',
        invoke: {
          id: 'act',
          src: 'act',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: {
            target: 'done',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      cancelled: { type: 'final' },
      done: { type: 'final' },
      failed: { type: 'final' },
    },
    output: ({ context: { subject, confirmed, answer, failure } }) =>
      failure
        ? { outcome: 'failed', subject, failure }
        : confirmed
          ? { outcome: 'done', subject, answer: answer as Answer }
          : { outcome: 'cancelled', subject },
  })

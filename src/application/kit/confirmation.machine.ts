import { assign, setup } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { errorOf, needsPort, requestFailureOf } from './from-port.ts'

/** How a confirmation ended: nothing was done, or it was, or it was tried and failed. */
export type Confirmed<Subject> = Readonly<
  | { outcome: 'cancelled'; subject: Subject }
  | { outcome: 'done'; subject: Subject }
  | { outcome: 'failed'; subject: Subject; failure: RequestFailure | Unexpected }
>

type Context<Subject> = Readonly<{
  subject: Subject
  confirmed: boolean
  failure: RequestFailure | Unexpected | undefined
}>

/**
 * Asks before it acts, once: a second confirmation while acting is nobody's (fault 28). Its parent invokes it with
 * the subject, and learns from its output how it ended.
 */
export const confirmationMachine = <Subject>(id: string) =>
  setup({
    types: {
      context: {} as Context<Subject>,
      input: {} as Readonly<{ subject: Subject }>,
      output: {} as Confirmed<Subject>,
      events: {} as { type: 'confirmed' } | { type: 'cancelled' },
      tags: {} as 'busy',
    },
    actors: { act: needsPort<void, Readonly<{ subject: Subject }>>('act') },
    actions: {
      keepConfirmed: assign({ confirmed: true }),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ subject: input.subject, confirmed: false, failure: undefined }),
    initial: 'asking',
    states: {
      asking: { on: { confirmed: { target: 'acting', actions: 'keepConfirmed' }, cancelled: 'cancelled' } },
      acting: {
        tags: 'busy',
        invoke: {
          id: 'act',
          src: 'act',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: 'done',
          onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      cancelled: { type: 'final' },
      done: { type: 'final' },
      failed: { type: 'final' },
    },
    output: ({ context: { subject, confirmed, failure } }) =>
      failure ? { outcome: 'failed', subject, failure } : { outcome: confirmed ? 'done' : 'cancelled', subject },
  })

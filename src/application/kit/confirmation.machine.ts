import { assign, setup } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { errorOf, needsPort, requestFailureOf } from './from-port.ts'
import { mayBeDone } from './uncertain.ts'

/** The outcome of a confirmation: cancelled, done with the answer, or failed. */
export type Confirmed<Subject, Answer = void> = Readonly<
  | { outcome: 'cancelled'; subject: Subject }
  | { outcome: 'done'; subject: Subject; answer: Answer }
  | { outcome: 'failed'; subject: Subject; failure: RequestFailure | Unexpected }
>

/** Whether a confirmed act failed, and may have been done all the same. */
export const isUncertain = (ended: Confirmed<unknown, unknown>): boolean =>
  ended.outcome === 'failed' && mayBeDone(ended.failure)

/**
 * Confirms before it acts. It acts once: a second confirmation meanwhile is ignored (fault 28). Its parent invokes it
 * with the subject, and receives the outcome as its output.
 */
export const confirmationMachine = <Subject, Answer = void>(id: string) =>
  setup({
    types: {
      context: {} as Readonly<{ subject: Subject; ended: Confirmed<Subject, Answer> }>,
      input: {} as Readonly<{ subject: Subject }>,
      output: {} as Confirmed<Subject, Answer>,
      events: {} as { type: 'confirmed' } | { type: 'cancelled' },
      tags: {} as 'busy',
    },
    actors: { act: needsPort<Answer, Readonly<{ subject: Subject }>>('act') },
    actions: {
      keepAnswer: assign(({ context: { subject } }, { answer }: Readonly<{ answer: Answer }>) => ({
        ended: { outcome: 'done' as const, subject, answer },
      })),
      keepFailure: assign(({ context: { subject } }, error: unknown) => ({
        ended: { outcome: 'failed' as const, subject, failure: requestFailureOf(error) },
      })),
    },
  }).createMachine({
    id,
    context: ({ input: { subject } }) => ({ subject, ended: { outcome: 'cancelled', subject } }),
    initial: 'asking',
    states: {
      asking: { on: { confirmed: 'acting', cancelled: 'cancelled' } },
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
    output: ({ context }) => context.ended,
  })

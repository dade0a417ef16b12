import { assign, sendTo, setup } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { changes } from './changes.ts'
import { noDraft } from './form-draft.ts'
import { errorOf, failureOf, needsPort, REQUEST_FAILURES } from './from-port.ts'
import { toParent } from './to-parent.ts'

/** What is wrong with a form, by field; a field that is not here is right. */
export type Problems<Values, Problem extends string> = Readonly<{ [Field in keyof Values]?: Problem }>

/** What others have found wrong with a value; it counts for as long as the field says just that. */
type Refusals<Values, Problem extends string> = Readonly<{
  [Field in keyof Values]?: Readonly<{ value: Values[Field]; problem: Problem }>
}>

/** What a form tells its parent when sending it fails; what was typed stays, and the form goes on. */
export type FormFailed<Failure extends { readonly _tag: string } = RequestFailure> = Readonly<{
  type: 'form.failed'
  failure: Failure | Unexpected
}>

/** What a form was sent with, and what came back. */
export type Sent<Values, Answer> = Readonly<{ values: Values; answer: Answer }>

type Context<Values, Problem extends string, Answer, Failure> = Readonly<{
  /** As the form was opened: what differs from it would be lost by leaving. */
  initial: Values
  /** As typed; nothing but the citizen changes it. */
  values: Values
  /** What is wrong with the values: told from the first attempt to send them on, and kept up with what is typed. */
  problems: Problems<Values, Problem>
  /** What only others could know to be wrong, such as a username that is taken. */
  refusals: Refusals<Values, Problem>
  /** How often sending came to nothing, because something was wrong with the values or because it failed. */
  attempts: number
  /** Why the last sending failed; undefined from the next one on. */
  failure: Failure | Unexpected | undefined
  /** Whether it holds what was written here when a session was lost. */
  isRestored: boolean
  answer: Answer | undefined
}>

type Refusal<Values, Problem extends string> = Readonly<{
  field: keyof Values
  value: Values[keyof Values]
  problem: Problem
}>

type Event<Values, Problem extends string> =
  | { type: 'fields.changed'; fields: Partial<Values> }
  | { type: 'form.submitted' }
  /** What was written here before a session was lost. */
  | { type: 'draft.found'; fields: Partial<Values> }
  /** A parent that knows more says what is wrong with a value: nothing is sent while it stands. */
  | { type: 'value.refused'; refusal: Refusal<Values, Problem> }

const isSound = (problems: object): boolean => Object.keys(problems).length === 0

/**
 * A form: what is typed, what is wrong with it, and its one sending. What was typed outlives every failure; a second
 * press while it is being sent is ignored (fault 28). Its parent invokes it with the first values and learns from its
 * output what was sent and answered, and from `form.failed` each sending that failed. `ownFailures` names how its port fails beyond what every request may: those that
 * are about one field are said beside it. The actor `draft` keeps what is written; without one of its own a form keeps
 * nothing anywhere.
 */
export const formMachine = <
  Values extends object,
  Problem extends string,
  Answer,
  Own extends { readonly _tag: string } = never,
>(
  id: string,
  problemsOf: (values: Values) => Problems<Values, Problem>,
  ownFailures = {} as Readonly<Record<Own['_tag'], true>>,
) => {
  type Failure = RequestFailure | Own
  const toFailure = failureOf<Failure>({ ...REQUEST_FAILURES, ...ownFailures } as Readonly<
    Record<Failure['_tag'], true>
  >)
  const none: Problems<Values, Problem> = Object.freeze({}) as Problems<Values, Problem>
  const wrong = (values: Values, refusals: Refusals<Values, Problem>): Problems<Values, Problem> => {
    const standing = (Object.keys(refusals) as (keyof Values)[]).flatMap((field) => {
      const refusal = refusals[field]
      return refusal !== undefined && refusal.value === values[field] ? [[field, refusal.problem]] : []
    })
    return { ...Object.fromEntries(standing), ...problemsOf(values) }
  }
  return setup({
    types: {
      context: {} as Context<Values, Problem, Answer, Failure>,
      input: {} as Readonly<{ values: Values }>,
      output: {} as Sent<Values, Answer>,
      events: {} as Event<Values, Problem>,
      tags: {} as 'busy',
    },
    actors: { send: needsPort<Answer, Readonly<{ values: Values }>>('send'), draft: noDraft<Values>() },
    actions: {
      changeFields: assign(({ context }, { fields }: Readonly<{ fields: Partial<Values> }>) => {
        const values = { ...context.values, ...fields }
        return { values, problems: context.attempts > 0 ? wrong(values, context.refusals) : none }
      }),
      noteRestored: assign({ isRestored: true }),
      tellWritten: sendTo('draft', ({ context }) => ({
        type: 'fields.written' as const,
        fields: changes(context.values, context.initial),
      })),
      keepRefusal: assign(({ context }, { field, value, problem }: Refusal<Values, Problem>) => {
        const refusals = { ...context.refusals, [field]: { value, problem } }
        return { refusals, problems: context.attempts > 0 ? wrong(context.values, refusals) : none }
      }),
      tellProblems: assign(({ context }) => ({
        problems: wrong(context.values, context.refusals),
        attempts: context.attempts + 1,
        failure: undefined,
      })),
      beginSending: assign({ problems: none, failure: undefined }),
      keepFailure: assign(({ context }, error: unknown) => ({
        failure: toFailure(error),
        attempts: context.attempts + 1,
      })),
      tellFailed: sendTo(toParent, (_, error: unknown): FormFailed<Failure> => ({
        type: 'form.failed',
        failure: toFailure(error),
      })),
      keepAnswer: assign((_, { answer }: Readonly<{ answer: Answer }>) => ({ answer })),
    },
    guards: { isSound: ({ context }) => isSound(wrong(context.values, context.refusals)) },
  }).createMachine({
    id,
    context: ({ input }) => ({
      initial: input.values,
      values: input.values,
      problems: none,
      refusals: Object.freeze({}) as Refusals<Values, Problem>,
      attempts: 0,
      failure: undefined,
      isRestored: false,
      answer: undefined,
    }),
    invoke: {
      id: 'draft',
      src: 'draft',
      input: ({ context }) => ({ values: context.initial }),
      onError: { description: 'Nothing is kept then, and the form is there all the same.' },
    },
    initial: 'editing',
    states: {
      editing: {
        on: {
          'fields.changed': {
            actions: [{ type: 'changeFields', params: ({ event }) => ({ fields: event.fields }) }, 'tellWritten'],
          },
          'draft.found': {
            actions: [
              { type: 'changeFields', params: ({ event }) => ({ fields: event.fields }) },
              'noteRestored',
              'tellWritten',
            ],
          },
          'form.submitted': [
            { target: 'sending', guard: 'isSound', actions: 'beginSending' },
            { actions: 'tellProblems' },
          ],
          'value.refused': { actions: { type: 'keepRefusal', params: ({ event }) => event.refusal } },
        },
      },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => ({ values: context.values }),
          onDone: {
            target: 'sent',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: {
            target: 'editing',
            actions: [
              { type: 'keepFailure', params: errorOf },
              { type: 'tellFailed', params: errorOf },
            ],
          },
        },
      },
      sent: { type: 'final' },
    },
    output: ({ context }) => ({ values: context.values, answer: context.answer as Answer }),
  })
}

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { assign, sendTo, setup } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { changes } from './changes.ts'
import { type DraftActor, noDraft } from './form-draft.ts'
import { errorOf, failureOf, fromSignalled, REQUEST_FAILURES } from './from-port.ts'
import { toParent } from './to-parent.ts'
import { typedValues } from '#domain/text/typed.ts'

/** The errors of a form, by field; a field that is absent is valid. */
export type Problems<Values, Problem extends string> = Readonly<{ [Field in keyof Values]?: Problem }>

/** A server-side error of a value; it applies as long as the field has that value. */
type Refusals<Values, Problem extends string> = Readonly<{
  [Field in keyof Values]?: Readonly<{ value: Values[Field]; problem: Problem }>
}>

/** Events of a form to its parent when sending fails; the content stays, and the form goes on. */
export type FormFailed<Failure extends { readonly _tag: string } = RequestFailure> = Readonly<{
  type: 'form.failed'
  failure: Failure | Unexpected
}>

/** The sent values and the answer. */
export type Sent<Values, Answer> = Readonly<{ values: Values; answer: Answer }>

type Context<Values, Problem extends string, Answer, Failure> = Readonly<{
  /** The initial values: leaving loses the differences. */
  initial: Values
  /** As typed; only the citizen changes it. */
  values: Values
  /** The errors of the values: shown from the first attempt on, and updated with the input. */
  problems: Problems<Values, Problem>
  /** Errors that only the server can know, such as a taken username. */
  refusals: Refusals<Values, Problem>
  /** The number of failed attempts, by errors or by a failed request. */
  attempts: number
  /** Why the last request failed; undefined once another starts. */
  failure: Failure | Unexpected | undefined
  /** The values of the last request: what is said of one of them applies as long as the field has it. */
  asked: Values | undefined
  /** Whether it contains restored content: see `isRestored` of `FormNow`. */
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
  /** The restored content. */
  | { type: 'draft.found'; fields: Partial<Values> }
  /** The parent reports an error of a value: nothing is sent while it applies. */
  | { type: 'value.refused'; refusal: Refusal<Values, Problem> }

/** What a form is made of. */
export type FormParts<Values, Problem extends string, Answer, Own extends { readonly _tag: string }> = Readonly<{
  /** The errors of what is written. */
  problemsOf: (values: Values) => Problems<Values, Problem>
  /** Sends what is written; `author` is aborted once nobody hears of the end. */
  send: (
    written: Readonly<{ values: Values; initial: Values }>,
    author: AbortSignal,
  ) => TaskEither<RequestFailure | Own, Answer>
  /** The failures of the port beyond those of every request. */
  failures?: Readonly<Record<Own['_tag'], true>>
  /** Stores the content; a form without one stores nothing. */
  draft?: DraftActor<Values>
}>

const isSound = (problems: object): boolean => Object.keys(problems).length === 0

/**
 * A form: its content, its errors, and its request. The content survives every failure; a second submission while it is
 * being sent is ignored (fault 28). Its parent invokes it with the initial values, receives the sent values and the
 * answer as its output, and receives `form.failed` for each failed request. Failures about one field are shown beside it.
 */
export const formMachine = <
  Values extends object,
  Problem extends string,
  Answer,
  Own extends { readonly _tag: string } = never,
>(
  id: string,
  { problemsOf, send, failures, draft = noDraft() }: FormParts<Values, Problem, Answer, Own>,
) => {
  type Failure = RequestFailure | Own
  const toFailure = failureOf<Failure>({ ...REQUEST_FAILURES, ...failures } as Readonly<Record<Failure['_tag'], true>>)
  const none: Problems<Values, Problem> = Object.freeze({}) as Problems<Values, Problem>
  type Written = Pick<Context<Values, Problem, Answer, Failure>, 'values' | 'initial' | 'refusals'>
  const wrong = ({ values, initial, refusals }: Written): Problems<Values, Problem> => {
    const standing = (Object.keys(refusals) as (keyof Values)[]).flatMap((field) => {
      const refusal = refusals[field]
      return refusal !== undefined && refusal.value === values[field] ? [[field, refusal.problem]] : []
    })
    return { ...Object.fromEntries(standing), ...problemsOf(typedValues(values, initial)) }
  }
  return setup({
    types: {
      context: {} as Context<Values, Problem, Answer, Failure>,
      input: {} as Readonly<{ values: Values }>,
      output: {} as Sent<Values, Answer>,
      events: {} as Event<Values, Problem>,
      tags: {} as 'busy',
    },
    actors: { send: fromSignalled(send), draft },
    actions: {
      changeFields: assign(({ context }, { fields }: Readonly<{ fields: Partial<Values> }>) => {
        const values = { ...context.values, ...fields }
        return { values, problems: context.attempts > 0 ? wrong({ ...context, values }) : none }
      }),
      noteRestored: assign({ isRestored: true }),
      tellWritten: sendTo('draft', ({ context }) => ({
        type: 'fields.written' as const,
        fields: changes(context.values, context.initial),
      })),
      keepRefusal: assign(({ context }, { field, value, problem }: Refusal<Values, Problem>) => {
        const refusals = { ...context.refusals, [field]: { value, problem } }
        return { refusals, problems: context.attempts > 0 ? wrong({ ...context, refusals }) : none }
      }),
      tellProblems: assign(({ context }) => ({
        problems: wrong(context),
        attempts: context.attempts + 1,
        failure: undefined,
      })),
      beginSending: assign(({ context }) => ({ problems: none, failure: undefined, asked: context.values })),
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
    guards: { isSound: ({ context }) => isSound(wrong(context)) },
  }).createMachine({
    id,
    context: ({ input }) => ({
      initial: input.values,
      values: input.values,
      problems: none,
      refusals: Object.freeze({}) as Refusals<Values, Problem>,
      attempts: 0,
      failure: undefined,
      asked: undefined,
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
        on: {
          'fields.changed': {
            actions: [{ type: 'changeFields', params: ({ event }) => ({ fields: event.fields }) }, 'tellWritten'],
            description:
              'Fields are read-only meanwhile; what was under way before (a position, a picture) still comes.',
          },
        },
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { values, initial } }) => ({ values: typedValues(values, initial), initial }),
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
    output: ({ context: { asked, values, initial, answer } }) => ({
      values: typedValues(asked ?? values, initial),
      answer: answer as Answer,
    }),
  })
}

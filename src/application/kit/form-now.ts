import type { AnyActorRef } from 'xstate'
import type { RequestFailure } from '#application/ports/failure.ts'
import { changes } from './changes.ts'
import type { Problems } from './form.machine.ts'

/** The part of a form's actor that its view needs. */
export type AnyForm = Readonly<{
  getSnapshot: () => Readonly<{
    status: string
    hasTag: (tag: 'busy') => boolean
    context: Readonly<{
      initial: object
      values: object
      problems: Problems<object, string>
      attempts: number
      failure: unknown
      asked: object | undefined
      isRestored: boolean
    }>
  }>
  send: AnyActorRef['send']
}>
type ContextOf<Form extends AnyForm> = ReturnType<Form['getSnapshot']>['context']

/** The state and the actions of a form. */
export type FormNow<Values, Problems, Failure> = Readonly<{
  /** The content, as typed. */
  values: Values
  /** The errors by field, once sending was attempted. */
  problems: Problems
  /** Increases with each failed attempt: the first invalid field then receives the focus. */
  attempts: number
  failure: Failure
  /** What the server said of single values, by field, as long as the fields have them (fault 55). */
  said: Readonly<{ [Field in keyof Values]?: string }>
  /** Whether it takes nothing more (ERR-13): it is being sent, or was sent and its page leads on. */
  isSending: boolean
  /** Whether leaving would lose typed content. */
  isChanged: boolean
  /** Whether it contains content that was restored: after a lost session, or after a request that failed when it was left. */
  isRestored: boolean
  change: (fields: Partial<Values>) => void
  submit: () => void
}>

export type FormNowOf<Form extends AnyForm> = FormNow<
  ContextOf<Form>['values'],
  ContextOf<Form>['problems'],
  ContextOf<Form>['failure']
>

const saidOf = ({ failure, asked, values }: ContextOf<AnyForm>): Readonly<Record<string, string>> => {
  const refusal = failure as RequestFailure | undefined
  const said = (refusal?._tag === 'Refused' && refusal.fields) || {}
  const isStanding = ([field]: [string, string]) => asked?.[field as never] === values[field as never]
  return Object.fromEntries(Object.entries(said).filter(isStanding))
}

/** Reads the actor of a form. */
export const formNow = <Form extends AnyForm>(form: Form): FormNowOf<Form> => {
  const snapshot = form.getSnapshot()
  const { values, initial, problems, failure, attempts, isRestored } = snapshot.context
  return {
    values: values as ContextOf<Form>['values'],
    problems: problems as ContextOf<Form>['problems'],
    failure: failure as ContextOf<Form>['failure'],
    said: saidOf(snapshot.context) as FormNowOf<Form>['said'],
    attempts,
    isSending: snapshot.hasTag('busy') || snapshot.status === 'done',
    isChanged: Object.keys(changes(values, initial)).length > 0,
    isRestored,
    change: (fields) => form.send({ type: 'fields.changed', fields }),
    submit: () => form.send({ type: 'form.submitted' }),
  }
}

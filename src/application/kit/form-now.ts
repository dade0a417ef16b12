import type { AnyActorRef } from 'xstate'
import {
  formAttempts,
  formFailure,
  formProblems,
  formSaid,
  type FormSnapshot,
  formValues,
  isChanged,
  isRestored,
  isSending,
} from './form.selectors.ts'

/** The part of a form's actor that its view needs. */
export type AnyForm = Readonly<{ getSnapshot: () => FormSnapshot<object, string>; send: AnyActorRef['send'] }>
type ContextOf<Form extends AnyForm> = ReturnType<Form['getSnapshot']>['context']

/** The state and the actions of a form. */
export type FormNow<Values, Problems, Failure> = Readonly<{
  values: Values
  problems: Problems
  /** Increases with each failed attempt. */
  attempts: number
  failure: Failure
  /** What the server said of single values, by field. */
  said: Readonly<{ [Field in keyof Values]?: string }>
  isSending: boolean
  /** Whether leaving would lose typed content. */
  isChanged: boolean
  /** Whether it contains restored content: see `isRestored` of the selectors. */
  isRestored: boolean
  change: (fields: Partial<Values>) => void
  submit: () => void
}>

export type FormNowOf<Form extends AnyForm> = FormNow<
  ContextOf<Form>['values'],
  ContextOf<Form>['problems'],
  ContextOf<Form>['failure']
>

/** Reads the actor of a form. */
export const formNow = <Form extends AnyForm>(form: Form): FormNowOf<Form> => {
  const snapshot = form.getSnapshot()
  return {
    // The selectors work for every form; TypeScript cannot infer this form's own types through them.
    values: formValues(snapshot) as ContextOf<Form>['values'],
    problems: formProblems(snapshot) as ContextOf<Form>['problems'],
    failure: formFailure(snapshot) as ContextOf<Form>['failure'],
    said: formSaid(snapshot) as FormNowOf<Form>['said'],
    attempts: formAttempts(snapshot),
    isSending: isSending(snapshot),
    isChanged: isChanged(snapshot),
    isRestored: isRestored(snapshot),
    change: (fields) => form.send({ type: 'fields.changed', fields }),
    submit: () => form.send({ type: 'form.submitted' }),
  }
}

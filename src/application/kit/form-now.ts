import type { AnyActorRef } from 'xstate'
import {
  formAttempts,
  formFailure,
  formProblems,
  type FormSnapshot,
  formValues,
  isChanged,
  isRestored,
  isSending,
} from './form.selectors.ts'

/** The actor of any form, as much of it as tells what it asks for. */
export type AnyForm = Readonly<{ getSnapshot: () => FormSnapshot<object, string>; send: AnyActorRef['send'] }>
type ContextOf<Form extends AnyForm> = ReturnType<Form['getSnapshot']>['context']

/** A form as it is now, and what can be done with it. */
export type FormNow<Values, Problems, Failure> = Readonly<{
  values: Values
  problems: Problems
  /** Grows with each attempt in vain. */
  attempts: number
  failure: Failure
  isSending: boolean
  /** Whether leaving would lose something that was typed. */
  isChanged: boolean
  /** Whether it holds what was written when a session was lost. */
  isRestored: boolean
  change: (fields: Partial<Values>) => void
  submit: () => void
}>

export type FormNowOf<Form extends AnyForm> = FormNow<
  ContextOf<Form>['values'],
  ContextOf<Form>['problems'],
  ContextOf<Form>['failure']
>

/** Reads a form's actor. */
export const formNow = <Form extends AnyForm>(form: Form): FormNowOf<Form> => {
  const snapshot = form.getSnapshot()
  return {
    // The selectors are those of every form; TypeScript cannot see that this form's own types go through them.
    values: formValues(snapshot) as ContextOf<Form>['values'],
    problems: formProblems(snapshot) as ContextOf<Form>['problems'],
    failure: formFailure(snapshot) as ContextOf<Form>['failure'],
    attempts: formAttempts(snapshot),
    isSending: isSending(snapshot),
    isChanged: isChanged(snapshot),
    isRestored: isRestored(snapshot),
    change: (fields) => form.send({ type: 'fields.changed', fields }),
    submit: () => form.send({ type: 'form.submitted' }),
  }
}

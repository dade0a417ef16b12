import { useSelector } from '@xstate/react'
import { createElement, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
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
} from '#application/kit/form.selectors.ts'
import { type AnyFailure, formText, type Sentence } from './failure-texts.ts'
import { Unreached } from './unreached.tsx'
import { useSaid } from './use-said.ts'

/** The machine of any form, as much of it as a view needs; what it asks for is told by its context. */
type AnyForm = Readonly<{
  getSnapshot: () => FormSnapshot<object, string>
  subscribe: AnyActorRef['subscribe']
  send: (event: never) => void
}>
type ContextOf<Form extends AnyForm> = ReturnType<Form['getSnapshot']>['context']
type ValuesOf<Form extends AnyForm> = ContextOf<Form>['values']
type FailureOf<Form extends AnyForm> = NonNullable<ContextOf<Form>['failure']>

/** A form that reached nobody says more than why: it can be sent once the network is back. */
const failureNode = (failure: unknown, words: string | undefined): ReactNode =>
  (failure as AnyFailure | undefined)?._tag === 'Unreachable' && words !== undefined
    ? createElement(Unreached, { words })
    : words

/** Failures of a form's own have sentences of its own. */
const sayCommon = (failure: unknown): Sentence => formText(failure as AnyFailure)

/**
 * A form's machine as its view needs it. `say` words a failure, or gives undefined for one that is said beside a
 * field; without it the common sentences do.
 */
export const useForm = <Form extends AnyForm>(
  actor: Form,
  say: (failure: FailureOf<Form>) => Sentence | undefined = sayCommon,
) => {
  const intl = useIntl()
  const said = useSaid()
  // The selectors are those of every form; TypeScript cannot see that this form's own types go through them.
  const failure = useSelector(actor, formFailure) as FailureOf<Form> | undefined
  const send = actor.send as (
    event: { type: 'fields.changed'; fields: Partial<ValuesOf<Form>> } | { type: 'form.submitted' },
  ) => void
  return {
    values: useSelector(actor, formValues) as ValuesOf<Form>,
    problems: useSelector(actor, formProblems) as ContextOf<Form>['problems'],
    attempts: useSelector(actor, formAttempts),
    isSending: useSelector(actor, isSending),
    isChanged: useSelector(actor, isChanged),
    /** As the machine has it, for what is said beside a field. */
    failure,
    /** What is said above the fields. */
    failureText: failureNode(failure, said(failure && say(failure))),
    /** What is said above the fields when they hold what a lost session had taken away. */
    restoredText: useSelector(actor, isRestored) ? intl.formatMessage({ id: 'form.restored' }) : undefined,
    change: (fields: Partial<ValuesOf<Form>>) => send({ type: 'fields.changed', fields }),
    submit: () => send({ type: 'form.submitted' }),
  }
}

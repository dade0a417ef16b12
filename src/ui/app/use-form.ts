import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import type { formMachine } from '#application/kit/form.machine.ts'
import {
  formAttempts,
  formFailure,
  formProblems,
  formValues,
  isChanged,
  isSending,
} from '#application/kit/form.selectors.ts'
import { type AnyFailure, formText, type Sentence } from './failure-texts.ts'

export type FormActor<
  Values extends object,
  Problem extends string,
  Answer,
  Own extends { readonly _tag: string } = never,
> = ActorRefFrom<ReturnType<typeof formMachine<Values, Problem, Answer, Own>>>

/** Failures of a form's own have sentences of its own. */
const sayCommon = (failure: { readonly _tag: string }): Sentence => formText(failure as AnyFailure)

/**
 * A form's machine as its view needs it. `say` words a failure, or gives undefined for one that is said beside a
 * field; without it the common sentences do.
 */
export const useForm = <
  Values extends object,
  Problem extends string,
  Answer,
  Own extends { readonly _tag: string } = never,
>(
  actor: FormActor<Values, Problem, Answer, Own>,
  say: (failure: AnyFailure | Own) => Sentence | undefined = sayCommon,
) => {
  const intl = useIntl()
  const failure = useSelector(actor, formFailure<AnyFailure | Own | undefined>)
  const sentence = failure && say(failure)
  return {
    values: useSelector(actor, formValues<Values>),
    problems: useSelector(actor, formProblems<Values, Problem>),
    attempts: useSelector(actor, formAttempts),
    isSending: useSelector(actor, isSending),
    isChanged: useSelector(actor, isChanged<Values>),
    /** As the machine has it, for what is said beside a field. */
    failure,
    /** What is said above the fields. */
    failureText: typeof sentence === 'object' ? intl.formatMessage(sentence) : sentence,
    change: (fields: Partial<Values>) => actor.send({ type: 'fields.changed', fields }),
    submit: () => actor.send({ type: 'form.submitted' }),
  }
}

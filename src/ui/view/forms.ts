import type { FormNow } from '#application/kit/form-now.ts'
import { type AnyFailure, formText } from '#ui/base/failure-texts.ts'
import { DEFAULT_LANGUAGE } from '#ui/language/languages.ts'
import type { AskingNow } from '#application/kit/asking.ts'
import { field } from './fields.ts'
import { neededIn } from './needed.ts'
import { failedView } from './panels.ts'
import { action, type Field, type FormView, type Panel } from './parts.ts'
import { type MessageId, type Said, saidIn, type Speech } from './speech.ts'

type AnyForm = Pick<FormNow<object, unknown, unknown>, 'attempts' | 'isRestored' | 'isSending' | 'submit'>

/**
 * A form and its fields. `explain` formats its failure, or returns undefined for a failure shown at a field; by default
 * the common texts are used.
 */
export const formView = <Failure extends Readonly<{ _tag: string }>>(
  form: AnyForm & Readonly<{ failure: Failure | undefined }>,
  submit: string,
  speech: Speech,
  explain: (failure: Failure) => Said | undefined = (failure) => formText(failure as unknown as AnyFailure),
): FormView => {
  const { failure } = form
  const sentence = failure === undefined ? undefined : explain(failure)
  return {
    kind: 'form',
    attempts: form.attempts,
    restored: form.isRestored ? speech.say('form.restored') : undefined,
    failure:
      sentence === undefined
        ? undefined
        : { ...wordsOf(sentence, speech), isUnreached: failure?._tag === 'Unreachable' },
    submit: action(submit, form.submit, { isBusy: form.isSending }),
  }
}

/** [decided] The server speaks Italian: in another language our own sentence comes first, and its words stand beside it. */
export const wordsOf = (sentence: Said, speech: Speech): Readonly<{ text: string; said?: string }> =>
  typeof sentence === 'object' && 'ours' in sentence
    ? { text: speech.say(sentence.ours), said: sentence.theirs }
    : typeof sentence === 'string' && speech.language !== DEFAULT_LANGUAGE
      ? { text: speech.say('panel.failed'), said: sentence }
      : { text: saidIn(speech, sentence) }

/** Formats a failure with the common texts, except those shown at a field. */
export const saidBeside =
  <Failure extends Readonly<{ _tag: string }>>(tag: Failure['_tag']) =>
  (failure: Failure): Said | undefined =>
    failure._tag === tag ? undefined : formText(failure as unknown as AnyFailure)

type Words<Name extends string, Word> = Readonly<Partial<Record<Name, Word>>>

/**
 * What stands beside a field: its own error in `words`, else what the server said of it (fault 55). Every field of a form
 * that is sent has it from here.
 */
export const besideField = <Name extends string, Problem>(
  { problems, said }: Readonly<{ problems: Words<Name, Problem>; said: Words<Name, string> }>,
  name: NoInfer<Name>,
  words: (problem: Problem) => string | undefined,
): string | undefined => {
  const problem = problems[name]
  return problem === undefined ? said[name] : words(problem)
}

type Written<Values, Problem> = Readonly<{
  values: Values
  problems: Readonly<{ [Name in keyof Values]?: Problem }>
  said: Readonly<{ [Name in keyof Values]?: string }>
  change: (fields: Partial<Values>) => void
}>

type TextNames<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string

/**
 * What makes the fields of a form, by their names in it, and what stands beside each: what is missing is named, and other
 * errors are said by `words`, which may name a `count`.
 */
export const fieldsOf = <Values extends object, Errors extends Readonly<Record<string, MessageId>>>(
  { values, problems, said, change }: Written<Values, 'missing' | (keyof Errors & string)>,
  words: Errors,
  { say }: Speech,
  count = 0,
) => {
  const beside: Readonly<{ problems: Words<string, string>; said: Words<string, string> }> = { problems, said }
  const problemOf = (name: keyof Values & string): string | undefined =>
    besideField(beside, name, (problem) => say(words[problem] ?? neededIn(name), { count }))
  const one = (
    name: TextNames<Values>,
    label: MessageId,
    more: Partial<Pick<Field, 'hint' | 'problem' | 'isRequired' | 'isReadOnly'>> = {},
  ): Field =>
    field({
      label: say(label),
      value: values[name] as string,
      problem: problemOf(name),
      ...more,
      change: (value) => change({ [name]: value } as Partial<Values>),
    })
  return { one, problemOf }
}

/** The place of a form: the form until it has been sent, or the message of a breakdown with a restart. */
export const askedView = <Form, Content>(
  { form, restart }: AskingNow<Form>,
  speech: Speech,
  show: (form: Form) => Content,
): Panel<Content> => {
  if (restart) return failedView(undefined, { retry: restart, signIn: restart }, speech)
  return form === undefined ? { kind: 'waiting' } : { kind: 'ready', above: undefined, content: show(form) }
}

import type { AnyActorRef } from 'xstate'
import {
  formFailure,
  formProblems,
  type FormSnapshot,
  formValues,
  isRestored,
  isSending,
} from '#application/kit/form.selectors.ts'
import { type AnyFailure, panelText, panelTitle, type Sentence } from '#ui/app/failure-texts.ts'
import { phrase } from './phrases.ts'
import type { Choice, Field } from './screen-face.ts'

type Given = Readonly<Record<string, string | number>>

/** What is said: the server's words as they are, or a message of the interface. */
export function said(sentence: Sentence, values?: Given): string
export function said(sentence: Sentence | undefined, values?: Given): string | undefined
export function said(sentence: Sentence | undefined, values?: Given): string | undefined {
  return typeof sentence === 'object' ? phrase(sentence, values) : sentence
}

/** What stands on a screen, one under the other; what is not said is not there. */
export const lines = (...sentences: readonly (Sentence | undefined)[]): readonly string[] =>
  sentences.flatMap((one) => said(one) ?? [])

/** What stands in the place of something that could not be read. */
export const failedLines = (failure: AnyFailure | undefined): readonly string[] =>
  lines(panelTitle(failure), panelText(failure))

type AnyForm = Readonly<{ getSnapshot: () => FormSnapshot<object, string>; send: AnyActorRef['send'] }>
type ContextOf<Form extends AnyForm> = ReturnType<Form['getSnapshot']>['context']
type NamesOf<Values, Type> = { [Name in keyof Values]: Values[Name] extends Type ? Name : never }[keyof Values]

/** A field or a choice of a form: what stands beside it, and what is said to be wrong with it. */
type Shown = Readonly<{ label: Sentence; problem?: () => string | undefined }>

/** A form by its parts, as they are now; its own types go through the selectors of every form. */
export const partsOf = <Form extends AnyForm>(form: Form) => {
  type Context = ContextOf<Form>
  type Values = Context['values']
  const values = () => formValues(form.getSnapshot()) as Values
  const change = (fields: Partial<Values>) => form.send({ type: 'fields.changed', fields })
  const listed = <Thing>(shown: Readonly<Record<string, Shown>>, make: (name: keyof Values, one: Shown) => Thing) =>
    Object.fromEntries(Object.entries(shown).map(([name, one]) => [said(one.label), make(name as keyof Values, one)]))
  return {
    values,
    initial: () => form.getSnapshot().context.initial as Values,
    problems: () => formProblems(form.getSnapshot()) as Context['problems'],
    failure: () => formFailure(form.getSnapshot()) as Context['failure'],
    isSending: () => isSending(form.getSnapshot()),
    /** What is said of a form that begins with what was written before the session was lost. */
    restored: (): Sentence | undefined => (isRestored(form.getSnapshot()) ? { id: 'form.restored' } : undefined),
    change,
    /** A press while it is being sent is nobody's, and there is a button to press all the same. */
    submit: () => form.send({ type: 'form.submitted' }),
    /** What the form as a whole says of its failure. */
    complaint: (say: (failure: NonNullable<Context['failure']>) => Sentence | undefined): Sentence | undefined => {
      const failure = formFailure(form.getSnapshot()) as Context['failure']
      return failure ? say(failure) : undefined
    },
    /** Fields that are written in, by the names of their values. */
    fields: (shown: Readonly<Partial<Record<NamesOf<Values, string>, Shown>>>): Readonly<Record<string, Field>> =>
      listed(shown as Readonly<Record<string, Shown>>, (name, { problem }) => ({
        read: () => values()[name] as string,
        write: (value) => change({ [name]: value } as Partial<Values>),
        ...(problem && { problem }),
      })),
    /** Switches and checkboxes, by the names of their values. */
    choices: (shown: Readonly<Partial<Record<NamesOf<Values, boolean>, Shown>>>): Readonly<Record<string, Choice>> =>
      listed(shown as Readonly<Record<string, Shown>>, (name, { problem }) => ({
        isOn: () => values()[name] === true,
        flip: () => change({ [name]: values()[name] !== true } as Partial<Values>),
        ...(problem && { problem }),
      })),
  }
}

import { changes } from './changes.ts'
import type { Problems } from './form.machine.ts'

/** As much of a form's snapshot as its view needs, whatever the form asks for. */
export type FormSnapshot<Values, Problem extends string, Failure = unknown> = Readonly<{
  hasTag: (tag: 'busy') => boolean
  context: Readonly<{
    initial: Values
    values: Values
    problems: Problems<Values, Problem>
    attempts: number
    failure: Failure
    isRestored: boolean
  }>
}>

/** What the citizen has typed. */
export const formValues = <Values>({ context }: FormSnapshot<Values, string>): Values => context.values
/** What is wrong, by field, once it has been tried to send it. */
export const formProblems = <Values, Problem extends string>({
  context,
}: FormSnapshot<Values, Problem>): Problems<Values, Problem> => context.problems
/** Changes at every attempt in vain: the first field that is wrong takes the focus then. */
export const formAttempts = ({ context }: FormSnapshot<unknown, string>): number => context.attempts
export const formFailure = <Failure>({ context }: FormSnapshot<unknown, string, Failure>): Failure => context.failure
export const isSending = (snapshot: FormSnapshot<unknown, string>): boolean => snapshot.hasTag('busy')
/** Whether it holds what was written here when a session was lost. */
export const isRestored = ({ context }: FormSnapshot<unknown, string>): boolean => context.isRestored
/** Whether leaving would lose something that was typed. */
export const isChanged = <Values extends object>({
  context: { initial, values },
}: FormSnapshot<Values, string>): boolean => Object.keys(changes(values, initial)).length > 0

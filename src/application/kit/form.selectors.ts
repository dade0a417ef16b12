import { changes } from './changes.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Problems } from './form.machine.ts'

/** The part of a form's snapshot that its view needs. */
export type FormSnapshot<Values, Problem extends string, Failure = unknown> = Readonly<{
  status: string
  hasTag: (tag: 'busy') => boolean
  context: Readonly<{
    initial: Values
    values: Values
    problems: Problems<Values, Problem>
    attempts: number
    failure: Failure
    asked: Values | undefined
    isRestored: boolean
  }>
}>

const refusalOf = (failure: unknown): Extract<RequestFailure, { _tag: 'Refused' }> | undefined => {
  const known = failure as RequestFailure | undefined
  return known?._tag === 'Refused' ? known : undefined
}

/** The content, as typed. */
export const formValues = <Values>({ context }: FormSnapshot<Values, string>): Values => context.values
/** The errors by field, once sending was attempted. */
export const formProblems = <Values, Problem extends string>({
  context,
}: FormSnapshot<Values, Problem>): Problems<Values, Problem> => context.problems
/** Changes at every failed attempt: the first invalid field then receives the focus. */
export const formAttempts = ({ context }: FormSnapshot<unknown, string>): number => context.attempts
export const formFailure = <Failure>({ context }: FormSnapshot<unknown, string, Failure>): Failure => context.failure
/** What the server said of single values, by field, as long as the fields have them (fault 55). */
export const formSaid = <Values>({
  context: { failure, asked, values },
}: FormSnapshot<Values, string>): Readonly<{ [Field in keyof Values]?: string }> => {
  const said = refusalOf(failure)?.fields ?? {}
  return Object.fromEntries(
    Object.entries(said).filter(([field]) => asked?.[field as keyof Values] === values[field as keyof Values]),
  ) as { [Field in keyof Values]?: string }
}
/** Whether it takes nothing more (ERR-13): it is being sent, or was sent and its page leads on. */
export const isSending = (snapshot: FormSnapshot<unknown, string>): boolean =>
  snapshot.hasTag('busy') || snapshot.status === 'done'
/** Whether it contains content that was restored: after a lost session, or after a request that failed when it was left. */
export const isRestored = ({ context }: FormSnapshot<unknown, string>): boolean => context.isRestored
/** Whether leaving would lose typed content. */
export const isChanged = <Values extends object>({
  context: { initial, values },
}: FormSnapshot<Values, string>): boolean => Object.keys(changes(values, initial)).length > 0

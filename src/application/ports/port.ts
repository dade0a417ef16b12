import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

type FailureOf<Call> = Call extends (...inputs: never[]) => TaskEither<infer Failure, unknown> ? Failure : never
/** The failures that every call of a port may have. */
type Absence<Port> = {
  readonly [Call in keyof Port]: (failure: FailureOf<Port[Call]>) => void
}[keyof Port] extends (failure: infer Common) => void
  ? Common
  : never

/** When an adapter comes: with the first page, beside what first screens show, or at the first call of any other. */
export type Coming = 'early' | 'shown' | 'late'
/** The row of a port or service: when its adapter comes, and the failure of calls while it is not there. */
export type PortRow<Port, Comes extends Coming> = Readonly<{
  comes: Comes
  absent?: Comes extends 'early' ? undefined : Absence<Port>
  /** For the types alone. */
  port?: Port
}>

/** What is there when the app starts. */
export const early = <Port>(): PortRow<Port, 'early'> => ({ comes: 'early' })
/** What first screens are shown with. */
export const shown = <Port>(absent: Absence<Port>): PortRow<Port, 'shown'> => ({ comes: 'shown', absent })
/** What is first called later. */
export const late = <Port>(absent: Absence<Port>): PortRow<Port, 'late'> => ({ comes: 'late', absent })

/** Nobody answers: also the failure of most calls while their adapter cannot be loaded. */
export const UNREACHABLE = { _tag: 'Unreachable' } as const

/** The ports or services of a table, by name. */
export type PortsOf<Rows> = {
  readonly [Name in keyof Rows]: Rows[Name] extends Readonly<{ port?: infer Port }> ? Port : never
}
/** The names of those that come at some time. */
export type Those<Rows, Comes extends Coming> = {
  [Name in keyof Rows]: Rows[Name] extends Readonly<{ comes: Comes }> ? Name : never
}[keyof Rows]

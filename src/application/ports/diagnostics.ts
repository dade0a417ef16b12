/** A part of an answer that could not be decoded. It contains no value: values may be personal data. */
export type Unreadable = Readonly<{
  /** Method and path pattern of the call. */
  call: string
  /** The path in the answer. */
  path: string
  expected: string
  /** The type of the value. */
  actual: string
}>

/** A deviation of the server from the contract, or a defect of the app. */
export type Deviation =
  /** A field or an element was left out, and the rest of the answer was decoded; or nothing of it could be decoded. */
  | (Unreadable & Readonly<{ kind: 'leftOut' | 'undecodable' }>)
  /** The server answered with a status from 500 on. */
  | Readonly<{ kind: 'serverError'; call: string; status: number }>
  /** An error that nothing in the app expects. */
  | Readonly<{ kind: 'defect'; error: unknown }>

/** Collects deviations. They are reported elsewhere only where the installation names a receiver. */
export interface Diagnostics {
  readonly note: (deviation: Deviation) => void
  /** The deviations since the app started, at most 200. */
  readonly noted: () => readonly Deviation[]
  /** Calls back after each deviation that is collected, until the returned function is called. */
  readonly watch: (hear: () => void) => () => void
  /** Whether deviations are sent to a receiver. */
  readonly isReported: boolean
}

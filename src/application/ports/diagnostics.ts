/** Something of an answer that could not be read. It names no value: what an answer carries may be personal. */
export type Unreadable = Readonly<{
  /** Method and path of the call. */
  call: string
  /** Where it stood in the answer. */
  path: string
  expected: string
  /** The type of what was found there. */
  actual: string
}>

/** Who hears of answers that are unlike the contract. */
export interface Diagnostics {
  /** A field or an element was left out, and the rest of its answer was read. */
  readonly leftOut: (what: Unreadable) => void
}

/** A part of an answer that could not be decoded. It contains no value: values may be personal data. */
export type Unreadable = Readonly<{
  /** Method and path of the call. */
  call: string
  /** The path in the answer. */
  path: string
  expected: string
  /** The type of the value. */
  actual: string
}>

/** Reports answers that violate the contract. */
export interface Diagnostics {
  /** A field or an element was left out, and the rest of the answer was decoded. */
  readonly leftOut: (what: Unreadable) => void
}

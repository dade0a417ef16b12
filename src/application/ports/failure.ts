import type { Instant } from '#domain/time/calendar.ts'

/** The value of an earlier answer, in place of one that did not come (ERR-04). */
export type Kept = Readonly<{
  value: unknown
  /** When it was received, and when the new one was asked for. */
  at: Instant
  asked: Instant
}>

/** The failures of any request, distinguished only where a caller acts on the difference. */
export type RequestFailure =
  /** No answer: offline, or the server is unreachable. */
  | Readonly<{ _tag: 'Unreachable'; kept?: Kept }>
  /** The answer took longer than its time limit. */
  | Readonly<{ _tag: 'TimedOut'; kept?: Kept }>
  /** The server refused, with its message if any; `code` is its reason, if any. */
  | Readonly<{ _tag: 'Refused'; status: number; message: string | undefined; code?: string; kept?: Kept }>
  /** The resource does not exist (404, or an empty answer), with the server's message if any. */
  | Readonly<{ _tag: 'Missing'; message?: string }>
  /** The session is required and is over. */
  | Readonly<{ _tag: 'SignedOut' }>
  /** The answer could not be decoded (ERR-03). */
  | Readonly<{ _tag: 'Undecodable'; call: string; path: string; expected: string; actual: string }>
  /** The request was aborted: nobody needs its answer. */
  | Readonly<{ _tag: 'Aborted' }>

/** An error that no port declares. */
export type Unexpected = Readonly<{ _tag: 'Unexpected'; cause: unknown }>

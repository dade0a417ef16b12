import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
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
  /** No answer: offline, or the server is unreachable; `isOnline` where the device knows that it has a network. */
  | Readonly<{ _tag: 'Unreachable'; isOnline?: true; kept?: Kept }>
  /** The answer took longer than its time limit; `isUndone`: see `Aborted`. */
  | Readonly<{ _tag: 'TimedOut'; isUndone?: true; kept?: Kept }>
  /**
   * The server refused, with its message if any; `code` is its reason, if any, and `fields` what it says of single fields
   * of the request; `isUndone`: see `Aborted`.
   */
  | Readonly<{
      _tag: 'Refused'
      status: number
      message: string | undefined
      code?: string
      fields?: Readonly<Record<string, string>>
      isUndone?: true
      kept?: Kept
    }>
  /** The resource does not exist (404, or an empty answer), with the server's message if any. */
  | Readonly<{ _tag: 'Missing'; message?: string; isUndone?: true }>
  /** The session is required and is over. */
  | Readonly<{ _tag: 'SignedOut' }>
  /** The answer could not be decoded, with the server's message if any (ERR-03): whether a write was done is not known. */
  | Readonly<{
      _tag: 'Undecodable'
      call: string
      path: string
      expected: string
      actual: string
      message?: string
    }>
  /**
   * The request was aborted: nobody needs its answer. `isUndone`: it never left, or the server has refused its token, and this
   * is why there is no newer one: no server has done it, or is at it.
   */
  | Readonly<{ _tag: 'Aborted'; isUndone?: true }>
  /** The new answer is under way: until then an older one is shown, or the device has none (ERR-11). */
  | Readonly<{ _tag: 'Awaited'; kept?: Kept }>

/** What is asked of the server: it comes, or fails as any request may. */
export type Requested<A> = TaskEither<RequestFailure, A>

/** An error that no port declares. */
export type Unexpected = Readonly<{ _tag: 'Unexpected'; cause: unknown }>

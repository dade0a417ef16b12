import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Instant } from '#domain/time/calendar.ts'

/** The value of an earlier answer, in place of one that did not come (ERR-04). */
export type Kept = Readonly<{
  value: unknown
  /** When it was received, and when the new one was asked for. */
  at: Instant
  asked: Instant
}>

/**
 * The failures of any request, distinguished only where a caller acts on the difference. `isUndone`: no server has done what
 * was asked, or is at it: the request never left, or it was refused for want of a token, and this is why there is no newer one.
 */
export type RequestFailure = Readonly<{ isUndone?: true }> & HowItFailed

type HowItFailed =
  /** No answer: offline, or the server is unreachable; `isOnline` where the device knows that it has a network. */
  | Readonly<{ _tag: 'Unreachable'; isOnline?: true; kept?: Kept }>
  /** The answer took longer than its time limit. */
  | Readonly<{ _tag: 'TimedOut'; kept?: Kept }>
  /**
   * The server refused, with its message if any; `code` is its reason, if any, and `fields` what it says of single fields
   * of the request.
   */
  | Readonly<{
      _tag: 'Refused'
      status: number
      message: string | undefined
      code?: string
      fields?: Readonly<Record<string, string>>
      kept?: Kept
    }>
  /** The resource does not exist (404, or an empty answer), with the server's message if any. */
  | Readonly<{ _tag: 'Missing'; message?: string }>
  /** A session is required, and there is none, or it is over. */
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
  /** The request was aborted: nobody needs its answer. */
  | Readonly<{ _tag: 'Aborted' }>
  /** The new answer is under way: until then an older one is shown, or the device has none (ERR-11). */
  | Readonly<{ _tag: 'Awaited'; kept?: Kept }>

/** What is asked of the server: it comes, or fails as any request may. */
export type Requested<A> = TaskEither<RequestFailure, A>

/** An error that no port declares. */
export type Unexpected = Readonly<{ _tag: 'Unexpected'; cause: unknown }>

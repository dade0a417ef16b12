import * as Either from 'fp-ts/lib/Either.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import { ABORTED, type Outcome, SIGNED_OUT, TIMED_OUT, UNREACHABLE } from './failures.ts'

/** Why a signal was raised: a session that the server refused says SignedOut, everything else Aborted. */
export const reasonOf = (signal: AbortSignal): RequestFailure => (signal.reason === SIGNED_OUT ? SIGNED_OUT : ABORTED)

/**
 * Runs work until it is done, one of the signals is raised, or the time limit (milliseconds; undefined: none) is over,
 * whichever comes first. The work's own signal is raised in the last two cases. Never rejects: work that does is Unreachable.
 */
export const underWay = <A>(
  signals: readonly AbortSignal[],
  limit: number | undefined,
  work: (signal: AbortSignal) => Promise<Outcome<A>>,
): Promise<Outcome<A>> =>
  new Promise((resolve) => {
    const own = new AbortController()
    const ending = new AbortController()
    const end = (outcome: Outcome<A>): void => {
      ending.abort()
      clearTimeout(timer)
      resolve(outcome)
    }
    const callOff = (failure: RequestFailure): void => {
      end(Either.left(failure))
      own.abort()
    }
    const timer = limit === undefined ? undefined : setTimeout(() => callOff(TIMED_OUT), limit)
    for (const signal of signals)
      signal.addEventListener('abort', () => callOff(reasonOf(signal)), { signal: ending.signal })
    const raised = signals.find((signal) => signal.aborted)
    if (raised) callOff(reasonOf(raised))
    else work(own.signal).then(end, () => end(Either.left(UNREACHABLE)))
  })

/** Waits so many milliseconds, or less when a signal is raised. */
export const pause = (milliseconds: number, signals: readonly AbortSignal[]): Promise<Outcome<void>> =>
  underWay(
    signals,
    undefined,
    (signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(Either.right(undefined)), milliseconds)
        signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
      }),
  )

import * as Either from 'fp-ts/lib/Either.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import { UNREACHABLE } from '#application/ports/port.ts'
import { ABORTED, type Outcome, SIGNED_OUT, TIMED_OUT } from './failures.ts'

/**
 * The reason of an abort: SignedOut for a session that the server refused, TimedOut by `AbortSignal.timeout`, else
 * Aborted.
 */
export const reasonOf = ({ reason }: AbortSignal): RequestFailure => {
  if (reason === SIGNED_OUT) return SIGNED_OUT
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? TIMED_OUT : ABORTED
}

/**
 * Runs work until it is done, a signal is aborted, or the timeout (milliseconds; undefined: none) is over, whichever is
 * first. In the last two cases the signal of the work is aborted. It never rejects: work that rejects is Unreachable.
 * `AbortSignal.any` would combine the signals, but Safari has it since 17.4 and Chrome since 116, and the app supports
 * older ones.
 */
export const underWay = <A>(
  signals: readonly AbortSignal[],
  limit: number | undefined,
  work: (signal: AbortSignal) => Promise<Outcome<A>>,
): Promise<Outcome<A>> =>
  new Promise((resolve) => {
    const all = limit === undefined ? signals : [...signals, AbortSignal.timeout(limit)]
    const own = new AbortController()
    const ending = new AbortController()
    const end = (outcome: Outcome<A>): void => {
      ending.abort()
      resolve(outcome)
    }
    const callOff = (signal: AbortSignal): void => {
      end(Either.left(reasonOf(signal)))
      own.abort()
    }
    for (const signal of all) signal.addEventListener('abort', () => callOff(signal), { signal: ending.signal })
    const raised = all.find((signal) => signal.aborted)
    if (raised) callOff(raised)
    else work(own.signal).then(end, () => end(Either.left(UNREACHABLE)))
  })

/** Waits this many milliseconds, or less when a signal is aborted. */
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

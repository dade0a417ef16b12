import * as Either from 'fp-ts/lib/Either.js'
import { session as calls } from '../contract/session.ts'
import { underWay } from './call-off.ts'
import type { Outcome } from './failures.ts'

/** The part of the browser's lock manager that is used; the locks of a closed tab are released (fault 9). */
export interface Locks {
  readonly request: (name: string, options: { signal: AbortSignal }, work: () => Promise<void>) => Promise<unknown>
}

/** The lock of the token refresh, shared by all tabs (AUTH-08). */
const LOCK = 'piazza.refresh'

/** The maximum wait for another tab's refresh, in milliseconds: its timeout, plus a margin for the write. */
const LOCK_LIMIT = calls.refresh.timeLimit + 1_000

/**
 * For how long a lock of the browser is kept after the work, in milliseconds: tabs are processes of their own, and the
 * storage that one has written reaches the others a moment later. A tab that came too early would find the old tokens, and
 * refresh twice (fault 8).
 */
const UNTIL_SEEN = 100

/** The browser's locks, each kept until other tabs see what was written under it. */
export const keptUntilSeen = (locks: Locks): Locks => ({
  request: (name, options, work) =>
    locks.request(name, options, async () => {
      await work()
      await new Promise((seen) => setTimeout(seen, UNTIL_SEEN))
    }),
})

/**
 * Runs work in the turn of this tab, or at once where there are no locks, where the lock manager throws (opaque origin), and
 * once the signal has ended the wait.
 */
export const inTurn = async (
  locks: Locks | undefined,
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> => {
  let hasBegun = false
  const turn = (): Promise<void> => {
    hasBegun = true
    return work()
  }
  await (locks?.request(name, { signal }, turn).catch(() => (hasBegun ? undefined : turn())) ?? turn())
}

/**
 * Runs work exclusively over all tabs, or directly where there are no locks. Left when the lock is not granted in time.
 */
export const exclusively = async <A>(
  locks: Locks | undefined,
  signals: readonly AbortSignal[],
  work: () => Promise<Outcome<A>>,
): Promise<Outcome<A>> => {
  if (locks === undefined) return work()
  let turn: Promise<Outcome<A>> | undefined
  const waited = await underWay<void>(
    signals,
    LOCK_LIMIT,
    (signal) =>
      new Promise((resolve) => {
        const mayGo = (): void => resolve(Either.right(undefined))
        locks
          .request(LOCK, { signal }, async () => {
            if (signal.aborted) return
            turn = work()
            mayGo()
            await turn
          })
          // A lock manager that throws (opaque origin) counts as missing.
          .then(mayGo, mayGo)
      }),
  )
  return Either.isLeft(waited) ? waited : (turn ?? work())
}

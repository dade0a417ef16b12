import * as Either from 'fp-ts/lib/Either.js'
import { session as calls } from '../contract/session.ts'
import { underWay } from './call-off.ts'
import type { Outcome } from './failures.ts'

/** What is used of the browser's lock manager; a tab that dies gives its locks back (fault 9). */
export interface Locks {
  readonly request: (name: string, options: { signal: AbortSignal }, work: () => Promise<void>) => Promise<unknown>
}

/** The lock that one refresh at a time holds, over all tabs (AUTH-08). */
const LOCK = 'piazza.refresh'

/** How long to wait for another tab's refresh, in milliseconds: its time limit, and a little for its writing. */
const LOCK_LIMIT = calls.refresh.timeLimit + 1_000

/** Runs work alone over all tabs, or simply runs it where there are no locks. Left when its turn does not come in time. */
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
          // A lock manager that refuses its service (an opaque origin) is as good as none.
          .then(mayGo, mayGo)
      }),
  )
  return Either.isLeft(waited) ? waited : (turn ?? work())
}

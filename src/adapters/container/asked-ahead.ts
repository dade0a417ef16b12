import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** A reading of a port; its signal aborts it. */
type Reading<Failure, A> = (signal?: AbortSignal) => TaskEither<Failure, A>

/**
 * Prefetches a reading: the first caller receives its answer, or waits for it. If it has already failed, it is
 * repeated, so that the caller receives the failure; every later call is a new reading.
 */
export const askedAhead = <Failure, A>(read: Reading<Failure, A>): Reading<Failure, A> => {
  const calling = new AbortController()
  let hasFailed = false
  let ahead: Promise<Either.Either<Failure, A>> | undefined = read(calling.signal)().then((outcome) => {
    hasFailed = Either.isLeft(outcome)
    return outcome
  })
  return (signal) => () => {
    const answer = hasFailed ? undefined : ahead
    ahead = undefined
    if (answer === undefined) return read(signal)()
    signal?.addEventListener('abort', () => calling.abort(), { once: true })
    return answer
  }
}

import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** A reading of a port; its signal calls it off. */
type Reading<Failure, A> = (signal?: AbortSignal) => TaskEither<Failure, A>

/**
 * Starts a reading before anyone asks for it: whoever asks first is given its answer, or waits for it. A reading that
 * has failed by then is made anew, so that its failure is heard by those who can tell it; every other one is made anew too.
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

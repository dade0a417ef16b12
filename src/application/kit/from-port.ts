import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { type ErrorActorEvent, type EventObject, fromPromise, type PromiseActorLogic } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { leftOutBy } from '#application/ports/left-out.ts'
import { outdatedBy } from '#application/ports/outdated.ts'
import { type KeptFirst, keptOf, takesKeptAway, tellKept } from './kept-first.ts'
import { lacking } from './left-out.ts'
import { toParent } from './to-parent.ts'

/** Settles an actor: a right is its output, a left its error. */
const outputOf = async <Failure, Output>(task: TaskEither<Failure, Output>): Promise<Output> =>
  pipe(
    await task(),
    Either.getOrElse((failure: Failure): Output => {
      throw failure
    }),
  )

/**
 * Runs one call of a port as an actor. It runs to its end even when the actor is stopped: for writes and quick calls.
 */
export const fromPort = <Input, Failure, Output>(
  call: (input: Input) => TaskEither<Failure, Output>,
): PromiseActorLogic<Output, Input> => fromPromise(({ input }) => outputOf(call(input)))

/**
 * The same for a call that knows when nobody hears of its end: its signal is aborted when the actor is stopped. For acts
 * whose end is told in any case, and for what is nobody's answer, such as a sense of the device: nothing of it is kept.
 */
export const fromSignalled = <Input, Failure, Output>(
  call: (input: Input, signal: AbortSignal) => TaskEither<Failure, Output>,
): PromiseActorLogic<Output, Input> => fromPromise(({ input, signal }) => outputOf(call(input, signal)))

/**
 * The same for a call whose actor lives under a name, and ends with its page: `tellLeft` is called when it is done after
 * that (ERR-08).
 */
export const fromLeftPort = <Input, Failure, Output>(
  call: (input: Input) => TaskEither<Failure, Output>,
  tellLeft: (input: Input) => void,
): PromiseActorLogic<Output, Input> =>
  fromPromise(({ input, signal }) =>
    outputOf(async () => {
      const outcome = await call(input)()
      if (signal.aborted && Either.isRight(outcome)) tellLeft(input)
      return outcome
    }),
  )

/** The value of a reading with what it lacks (`leftOutOf`), thrown with its age where it is an earlier one (`keptIn`). */
const newValueOf = async <Failure, Output>(
  read: (signal: AbortSignal) => TaskEither<Failure, Output>,
  signal: AbortSignal,
): Promise<Output> => {
  const own = await outputOf(read(signal))
  const value = lacking(own, leftOutBy(signal))
  const outdated = outdatedBy(signal)
  if (outdated === undefined) return value
  const { failure, ...times } = outdated
  // oxlint-disable-next-line no-throw-literal -- XState takes what is thrown for the failure of the actor.
  throw { ...failure, kept: { value, ...times } }
}

/**
 * Runs one reading of a port as an actor; its signal aborts the reading when the actor is stopped. Meanwhile a machine
 * that shows nothing yet is told what the device has kept (`kept.found`, ERR-11). A reading that has only earlier answers
 * fails, with what it has read of them (`keptIn`).
 */
export const fromReading = <Input, Failure, Output>(
  read: (input: Input, signal: AbortSignal) => TaskEither<Failure, Output>,
): PromiseActorLogic<Output, Input> =>
  fromPromise(async ({ input, signal, self }) => {
    let isOver = false
    const kept = tellKept(read, input, { actor: self, isOver: () => isOver || signal.aborted })
    try {
      return await newValueOf((own) => read(input, own), signal)
    } catch (error) {
      // A server that breaks down sooner than the device has looked takes nothing away.
      if (!takesKeptAway(requestFailureOf(error))) await kept
      throw error
    } finally {
      isOver = true
    }
  })

/** Runs the kept part of a reading alone as an actor: what the device has, or undefined. Nobody is asked. */
export const fromKept = <Input, Failure, Output>(
  read: (input: Input, signal: AbortSignal) => TaskEither<Failure, Output>,
): PromiseActorLogic<KeptFirst<Output> | undefined, Input> => fromPromise(({ input }) => keptOf(read, input))

/** The same for a call that tells how far it is: what it tells becomes events of the machine, until the actor is stopped. */
export const fromTelling = <Input, Failure, Output, News extends EventObject>(
  call: (input: Input, tell: (news: News) => void, signal: AbortSignal) => TaskEither<Failure, Output>,
): PromiseActorLogic<Output, Input> =>
  fromPromise(({ input, signal, self }) => {
    const tell = (news: News): void => {
      if (!signal.aborted) toParent({ self }).send(news)
    }
    return outputOf(call(input, tell, signal))
  })

/** The placeholder for a port that was not provided. */
export const needsPort = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise(() => Promise.reject(new Error(`No port was provided for "${name}"`)))

/** Narrows the error of an invoked port, which XState types as unknown, to the port's failures. */
export const failureOf =
  <Failure extends { readonly _tag: string }>(tags: Readonly<Record<Failure['_tag'], true>>) =>
  (error: unknown): Failure | Unexpected =>
    typeof error === 'object' && error !== null && '_tag' in error && Object.hasOwn(tags, error._tag as string)
      ? (error as Failure)
      : { _tag: 'Unexpected', cause: error }

/** The earlier value that the error of a reading carries; its type is that of the reading. */
export const keptIn = <Value>(error: unknown): Readonly<{ value: Value }> | undefined =>
  (error as Readonly<{ kept?: Readonly<{ value: Value }> }> | undefined)?.kept

/** The guard of readings that fail with an earlier value. */
export const isKept = (_: unknown, error: unknown): boolean => keptIn(error) !== undefined

/** All failures of a request, as a table, so that the compiler requires new ones. */
export const REQUEST_FAILURES: Readonly<Record<RequestFailure['_tag'], true>> = {
  Unreachable: true,
  TimedOut: true,
  Refused: true,
  Missing: true,
  SignedOut: true,
  Undecodable: true,
  Aborted: true,
  Awaited: true,
}

export const requestFailureOf = failureOf<RequestFailure>(REQUEST_FAILURES)

/** The error of an invoke, for the params of an action. */
export const errorOf = ({ event }: { event: ErrorActorEvent }): unknown => event.error

import * as Either from 'fp-ts/lib/Either.js'
import { lackedNetwork } from '#application/kit/network.ts'
import type { RequestFailure } from '#application/ports/failure.ts'

/** What a gateway answers in the place of a service that it does not reach. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether the service gave no answer, its network or its gateway did: it says nothing about what was read before. */
export const lackedAnswer = (failure: RequestFailure): boolean =>
  lackedNetwork(failure) || (failure._tag === 'Refused' && failure.message === undefined && GATEWAY.has(failure.status))

export type Outcome<A> = Either.Either<RequestFailure, A>

/** What is asked of the device alone fails with it, where the device has nothing. */
export const AWAITED: RequestFailure = { _tag: 'Awaited' }
export const ABORTED: RequestFailure = { _tag: 'Aborted' }
export const SIGNED_OUT: RequestFailure = { _tag: 'SignedOut' }
export const TIMED_OUT: RequestFailure = { _tag: 'TimedOut' }

/** The failure of a call that no server has done, or is at (`isUndone`). */
export const undone = (failure: RequestFailure): Outcome<never> => Either.left({ ...failure, isUndone: true })

/** A refused token: the only failure that the client handles itself (AUTH-08). */
export const unauthorised = (outcome: Outcome<unknown>): Extract<RequestFailure, { _tag: 'Refused' }> | undefined =>
  Either.isLeft(outcome) && outcome.left._tag === 'Refused' && outcome.left.status === 401 ? outcome.left : undefined

import { isUndone } from '#application/kit/uncertain.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import { type SubscriptionAnswer, subscriptionOutcome } from '#domain/topics/subscription.ts'

export type Failure = RequestFailure | Unexpected

/** [decided] The statuses below 500 that say nothing about the write: it may be sent again. */
const FOR_NOW: ReadonlySet<number> = new Set([408, 425, 429])

/** Whether the server has refused the write for good: it is not sent again by itself. */
export const isRefusal = (failure: Failure): boolean =>
  !isUndone(failure) &&
  (failure._tag === 'Missing' || (failure._tag === 'Refused' && failure.status < 500 && !FOR_NOW.has(failure.status)))

/**
 * A request is given up with its time, and by who waits for it. One that ends with a session which the server refuses is not
 * under way: with the same token it is refused as well.
 */
const GIVEN_UP: ReadonlySet<Failure['_tag']> = new Set(['TimedOut', 'Aborted'])
/** [decided] The status by which a gateway says that the server had no answer in time. */
const GATEWAY_TIMEOUT = 504

/** Whether nobody waits for the answer any more, and a slow server may be at it. */
export const isGivenUp = (failure: Failure): boolean =>
  !isUndone(failure) && (failure._tag === 'Refused' ? failure.status === GATEWAY_TIMEOUT : GIVEN_UP.has(failure._tag))

/** Whether an answer that came without an error says that a topic is not followed (TOPIC-09 … TOPIC-11). */
export const saysNo = ({ kind }: Write, answer: unknown): boolean =>
  kind === 'topicFollowed' &&
  answer !== undefined &&
  !['subscribed', 'done'].includes(subscriptionOutcome(answer as SubscriptionAnswer).kind)

import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { User } from '#domain/identity/user.ts'
import { present } from '#application/kit/present.ts'
import type { SubscriptionRequest } from '#domain/topics/subscription.ts'
import type { Topic, TopicId } from '#domain/topics/topic.ts'

/** The reader of a topic: anonymous, identified, or with a session whose identity is unknown (yet). */
export type TopicReader = Readonly<
  { kind: 'known'; user: User } | { kind: 'anonymous' } | { kind: 'unknown' } | { kind: 'unavailable' }
>

/** An event of one topic. */
export type NewsOfTopic =
  /** Nobody is signed in (TOPIC-02). */
  { type: 'subscription.signInRequired'; topic: TopicId } | { type: 'subscription.made'; topic: TopicId }

/** Why a subscription was refused, as the server says: not yet (TOPIC-10), or not at all (TOPIC-11). */
export type ServersWords = { type: 'subscription.warned' | 'subscription.refused'; message: string | undefined }

/** Events about subscriptions. */
export type TopicNews =
  | NewsOfTopic
  | ServersWords
  /** The identity of the session must be known. */
  | { type: 'reader.wanted' }
  /** The password is wrong (TOPIC-04). */
  | { type: 'topicPassword.refused' }
  | { type: 'accessRequest.sent' }
  | { type: 'subscription.ended' }
  /** The subscription could not be ended: it continues. */
  | { type: 'unsubscription.failed'; failure: RequestFailure | Unexpected }
  | { type: 'subscription.interrupted' }

/** Events after which the server's data on the topic may differ from what was read: the activity is read again. */
const CHANGES: ReadonlySet<TopicNews['type']> = new Set([
  'subscription.made',
  'subscription.ended',
  'subscription.warned',
])
export const changesTopic = ({ type }: TopicNews): boolean => CHANGES.has(type)

export const userOf = (reader: TopicReader): User | undefined => (reader.kind === 'known' ? reader.user : undefined)

/** Whether the reader is the same; an unknown reader counts as the same. */
export const isSameReader = (before: TopicReader, now: TopicReader): boolean =>
  before.kind === now.kind && userOf(before)?.id === userOf(now)?.id

/** The request of a subscription; it requires an identified reader. */
export const requestOf = ({ topic, reader }: Readonly<{ topic: Topic; reader: TopicReader }>): SubscriptionRequest => ({
  topic: topic.id,
  user: present(userOf(reader)).id,
})

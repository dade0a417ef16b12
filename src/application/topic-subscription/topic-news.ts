import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { User } from '#domain/identity/user.ts'
import { present } from '#application/kit/present.ts'
import type { SubscriptionRequest } from '#domain/topics/subscription.ts'
import type { Topic, TopicId } from '#domain/topics/topic.ts'

/** Who reads a topic: nobody who is signed in, somebody whom the server has named, or not, or not yet. */
export type TopicReader = Readonly<
  { kind: 'known'; user: User } | { kind: 'anonymous' } | { kind: 'unknown' } | { kind: 'unavailable' }
>

/** What happened to one topic. */
export type NewsOfTopic =
  /** Nobody is signed in who could follow it (TOPIC-02). */
  { type: 'subscription.signInRequired'; topic: TopicId } | { type: 'subscription.made'; topic: TopicId }

/** Why a topic is not followed, as the server says it: not yet (TOPIC-10), or not at all (TOPIC-11). */
export type ServersWords = { type: 'subscription.warned' | 'subscription.refused'; message: string | undefined }

/** What others learn of following a topic. */
export type TopicNews =
  | NewsOfTopic
  | ServersWords
  /** Who is signed in must be known. */
  | { type: 'reader.wanted' }
  /** It has another password (TOPIC-04). */
  | { type: 'topicPassword.refused' }
  | { type: 'accessRequest.sent' }
  | { type: 'subscription.ended' }
  /** It could not be ended: the topic is followed as before. */
  | { type: 'unsubscription.failed'; failure: RequestFailure | Unexpected }
  | { type: 'subscription.interrupted' }

/** News after which the server knows something else of the topic than was read, or may: it is worth reading anew. */
const CHANGES: ReadonlySet<TopicNews['type']> = new Set([
  'subscription.made',
  'subscription.ended',
  'subscription.warned',
])
export const changesTopic = ({ type }: TopicNews): boolean => CHANGES.has(type)

export const userOf = (reader: TopicReader): User | undefined => (reader.kind === 'known' ? reader.user : undefined)

/** Whether it is still the same person; of somebody who is not known yet nobody can tell otherwise. */
export const isSameReader = (before: TopicReader, now: TopicReader): boolean =>
  before.kind === now.kind && userOf(before)?.id === userOf(now)?.id

/** What is sent to follow a topic; nobody gets as far as that without being known. */
export const requestOf = ({ topic, reader }: Readonly<{ topic: Topic; reader: TopicReader }>): SubscriptionRequest => ({
  topic: topic.id,
  user: present(userOf(reader)).id,
})

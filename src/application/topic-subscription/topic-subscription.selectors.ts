import type { SnapshotFrom } from 'xstate'
import { accessRequestOf, type AccessRequest, type TopicStanding } from '#domain/topics/subscription.ts'
import { isFollowed, maySubscribe, type Topic } from '#domain/topics/topic.ts'
import { userOf } from './topic-news.ts'
import type { topicSubscriptionMachine } from './topic-subscription.machine.ts'

type Subscription = SnapshotFrom<typeof topicSubscriptionMachine>

/** The action of a topic: follow, leave, or none (TOPIC-07). */
export type TopicOffer = 'subscription' | 'unsubscription' | 'none'

/** The topic as its reader sees it. */
export const topicNow = (snapshot: Subscription): Topic => snapshot.context.topic
export const topicOffer = ({ context: { topic } }: Subscription): TopicOffer =>
  isFollowed(topic) ? 'unsubscription' : maySubscribe(topic) ? 'subscription' : 'none'
/** What became of the last request to follow it; undefined once it is followed. */
export const topicStanding = ({ context: { topic, standing } }: Subscription): TopicStanding | undefined =>
  isFollowed(topic) ? undefined : standing?.standing
/** Why the topic is closed to its reader, where the server said so. */
export const closingReason = ({ context: { topic, standing } }: Subscription): string | undefined =>
  isFollowed(topic) ? undefined : standing?.reason
/** Whether a request or a write is running. */
export const isUnderWay = (snapshot: Subscription): boolean => snapshot.hasTag('busy')
export const topicPasswordActor = (snapshot: Subscription) => snapshot.children.password
export const addressChoiceActor = (snapshot: Subscription) => snapshot.children.addresses
export const accessRequestActor = (snapshot: Subscription) => snapshot.children.access
export const unsubscriptionActor = (snapshot: Subscription) => snapshot.children.unsubscription
/** The names of a request for access that the profile has filled in (TOPIC-09). */
export const accessLocks = ({ context }: Subscription): Pick<AccessRequest, 'nameLocked' | 'surnameLocked'> =>
  accessRequestOf(userOf(context.reader))

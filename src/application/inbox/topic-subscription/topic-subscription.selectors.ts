import type { SnapshotFrom } from 'xstate'
import { type AccessRequest, accessRequestOf, type TopicStanding } from '#domain/topics/subscription.ts'
import { isFollowed, maySubscribe } from '#domain/topics/topic.ts'
import { userOf } from './topic-news.ts'
import type { topicSubscriptionMachine } from './topic-subscription.machine.ts'

type Subscription = SnapshotFrom<typeof topicSubscriptionMachine>

/** The action of a topic: follow, leave, or none (TOPIC-07). */
export type TopicOffer = 'subscription' | 'unsubscription' | 'none'

export const topicOffer = ({ context: { topic } }: Subscription): TopicOffer =>
  isFollowed(topic) ? 'unsubscription' : maySubscribe(topic) ? 'subscription' : 'none'
/** What became of the last request to follow it; undefined once it is followed. */
export const topicStanding = ({ context: { topic, standing } }: Subscription): TopicStanding | undefined =>
  isFollowed(topic) ? undefined : standing?.standing
/** Why the topic is closed to its reader, where the server said so. */
export const closingReason = ({ context: { topic, standing } }: Subscription): string | undefined =>
  isFollowed(topic) ? undefined : standing?.reason
/** The names of a request for access that the profile has filled in (TOPIC-09). */
export const accessLocks = ({ context }: Subscription): Pick<AccessRequest, 'nameLocked' | 'surnameLocked'> =>
  accessRequestOf(userOf(context.reader))

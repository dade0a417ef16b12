import type { Id } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Job } from '#domain/users/managed-user.ts'

export type TopicId = Id<'Topic'>
/** One citizen's subscription to one topic. */
export type SubscriptionId = Id<'Subscription'>

/** How a topic is followed: its requirement (TOPIC-03 … TOPIC-07). */
export type TopicType =
  | 'public'
  | 'private'
  /** Requires its password (TOPIC-03). */
  | 'password'
  /** Requires a filled-in profile. */
  | 'profile'
  /** Requires street addresses (TOPIC-06). */
  | 'addresses'
  /** Requires urban districts (TOPIC-06). */
  | 'districts'
  /** Assigned by the municipality; nobody subscribes (TOPIC-07). */
  | 'personal'

/** The content of a topic beyond its name; `events` and `calendar` show its events (TOPIC-14). */
export type TopicTemplate = 'standard' | 'events' | 'calendar'

/** The recurrence of a schedule (EVENT-10). */
export type ScheduleType = 'simple' | 'repetitive' | 'automatic' | 'districts'

export type Topic = Readonly<{
  id: TopicId
  activity: ActivityId | undefined
  name: string
  description: string | undefined
  type: TopicType
  template: TopicTemplate
  /** Undefined while the reader does not follow it (TOPIC-01). */
  subscription: SubscriptionId | undefined
  schedule: ScheduleType | undefined
  /** 1 Monday … 7 Sunday. */
  weekdays: readonly number[]
  sort: number
  subtopics: readonly Topic[]
}>

/** Topics and their sub-topics, sorted by their `sort` (TOPIC-01). */
export const sortedTopics = (topics: readonly Topic[]): readonly Topic[] =>
  topics
    .map((topic) => ({ ...topic, subtopics: sortedTopics(topic.subtopics) }))
    .sort((a, b) => a.sort - b.sort || a.id - b.id)

/** Whether the reader follows a topic (TOPIC-01). */
export const isFollowed = ({ subscription }: Pick<Topic, 'subscription'>): boolean => subscription !== undefined

/** The action of a topic: follow, leave, or none. */
export type TopicOffer = 'subscription' | 'unsubscription' | 'none'

/** What a topic offers its reader: [decided] personal ones cannot be followed (TOPIC-07). */
export const topicOffer = (topic: Pick<Topic, 'type' | 'subscription'>): TopicOffer =>
  isFollowed(topic) ? 'unsubscription' : topic.type === 'personal' ? 'none' : 'subscription'

/** Whether a topic's events are shown (TOPIC-14). */
export const showsEvents = ({ template }: Pick<Topic, 'template'>): boolean => template !== 'standard'

/** A topic or sub-topic by its id; undefined when it is absent. */
export const findTopic = (topics: readonly Topic[], id: TopicId): Topic | undefined => {
  for (const topic of topics) {
    const found = topic.id === id ? topic : findTopic(topic.subtopics, id)
    if (found !== undefined) return found
  }
  return undefined
}

/** Someone who follows a topic (TOPIC-13). */
export type TopicUser = Readonly<{
  id: UserId
  name: string
  country: string | undefined
  jobs: readonly Job[]
}>

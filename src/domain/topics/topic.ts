import type { Id } from '#domain/id.ts'
import type { ActivityId } from '#domain/notices/notice.ts'

export type TopicId = Id<'Topic'>
/** One citizen's subscription to one topic. */
export type SubscriptionId = Id<'Subscription'>

/** How a topic is followed: what a citizen must give or have first (TOPIC-03 … TOPIC-07). */
export type TopicType =
  | 'public'
  | 'private'
  /** Asks for its password first (TOPIC-03). */
  | 'password'
  /** For those who have filled in their profile. */
  | 'profile'
  /** Asks for street addresses first (TOPIC-06). */
  | 'addresses'
  /** Asks for urban districts first (TOPIC-06). */
  | 'districts'
  /** Nobody subscribes: it is given (TOPIC-07). */
  | 'personal'

/** What a topic shows beyond its name; `events` and `calendar` show its events (TOPIC-14). */
export type TopicTemplate = 'standard' | 'events' | 'calendar'

/** How often a schedule comes, in words (EVENT-10). */
export type ScheduleType = 'simple' | 'repetitive' | 'automatic' | 'districts'

export type Topic = Readonly<{
  id: TopicId
  activity: ActivityId | undefined
  name: string
  description: string | undefined
  type: TopicType
  template: TopicTemplate
  /** Undefined while its reader does not follow it (TOPIC-01). */
  subscription: SubscriptionId | undefined
  schedule: ScheduleType | undefined
  /** 1 Monday … 7 Sunday. */
  weekdays: readonly number[]
  sort: number
  subtopics: readonly Topic[]
}>

const inOrder = (topics: readonly Topic[]): readonly Topic[] =>
  topics
    .map((topic) => ({ ...topic, subtopics: inOrder(topic.subtopics) }))
    .sort((a, b) => a.sort - b.sort || a.id - b.id)

/** Topics and their sub-topics, sorted by their `sort` (TOPIC-01). */
export const sortedTopics = (topics: readonly Topic[]): readonly Topic[] => inOrder(topics)

/** Whether a topic offers to be followed: [decided] personal ones do not (TOPIC-07). */
export const maySubscribe = ({ type }: Pick<Topic, 'type'>): boolean => type !== 'personal'

/** Whether a topic is followed by who reads it (TOPIC-01). */
export const isFollowed = ({ subscription }: Pick<Topic, 'subscription'>): boolean => subscription !== undefined

/** Whether a topic's events are shown (TOPIC-14). */
export const showsEvents = ({ template }: Pick<Topic, 'template'>): boolean => template !== 'standard'

/** A topic or sub-topic by its number, wherever it stands; undefined when it is not there. */
export const findTopic = (topics: readonly Topic[], id: TopicId): Topic | undefined => {
  for (const topic of topics) {
    const found = topic.id === id ? topic : findTopic(topic.subtopics, id)
    if (found !== undefined) return found
  }
  return undefined
}

import type { SubscriptionAnswer } from '#domain/topics/subscription.ts'
import {
  type ScheduleType,
  sortedTopics,
  type SubscriptionId,
  type Topic,
  type TopicTemplate,
  type TopicType,
  type TopicUser,
} from '#domain/topics/topic.ts'
import { messageField } from './envelope.ts'
import { jobs } from './users.ts'
import {
  count,
  decimal,
  id,
  nameField,
  narrowed,
  optional,
  optionalText,
  optionalWords,
  otherwise,
  type Wire,
  words,
} from './wire.ts'
import { listOrNone } from './wire-lists.ts'
import { record, type RecordOf } from './wire-records.ts'
import { choice, nameText } from './wire-words.ts'
import { TOPIC, TOPIC_USER } from './names/others.ts'

/** [decided] A topic of an unknown type is shown, and cannot be followed. */
export const UNKNOWN_TOPIC: TopicType = 'personal'

const topicType: Wire<TopicType> = choice('topic type', {
  public: 'S',
  private: 'P',
  password: 'O',
  profile: 'C',
  addresses: 'A',
  districts: 'D',
  personal: 'U',
})

const topicTemplate: Wire<TopicTemplate> = choice('topic template', { standard: 'S', events: 'E', calendar: 'C' })

export const scheduleType: Wire<ScheduleType> = choice('schedule type', {
  simple: 'S',
  repetitive: 'R',
  automatic: 'A',
  districts: 'D',
})

/** The id of a subscription, or none: the wire sends zero, null or nothing where there is none (TOPIC-09). */
const subscriptionId: Wire<SubscriptionId | undefined> = optional(id('Subscription'))

const topicFields = {
  id: ['id', id('Topic')],
  activity: ['activityId', optional(id('Activity'))],
  name: nameField,
  description: ['description', optionalWords],
  type: ['type', otherwise(topicType, UNKNOWN_TOPIC)],
  template: ['template', optional(topicTemplate)],
  subscription: ['userTopicId', subscriptionId],
  schedule: ['scheduleType', optional(scheduleType)],
  weekdays: ['weekDays', listOrNone(decimal)],
  sort: ['sort', optional(count)],
} as const

/** A topic without a position comes after those with one. */
const LAST = 9_999

const topicOf = ({ template, sort, ...rest }: RecordOf<typeof topicFields>, subtopics: readonly Topic[]): Topic => ({
  ...rest,
  template: template ?? 'standard',
  sort: sort ?? LAST,
  subtopics,
})

/** A sub-topic; the seed shows two levels and no more. */
const subtopic: Wire<Topic> = narrowed(record('sub-topic', topicFields, TOPIC), (wire) => topicOf(wire, []))

export const topic: Wire<Topic> = narrowed(
  record('topic', { ...topicFields, subtopics: ['subTopics', listOrNone(subtopic)] }, TOPIC),
  ({ subtopics, ...wire }) => topicOf(wire, sortedTopics(subtopics)),
)

const answeredId: Wire<SubscriptionAnswer['id']> = narrowed(optional(decimal), (value) =>
  value === undefined || (Number.isSafeInteger(value) && value > 0) ? (value as SubscriptionId | undefined) : 0,
)

/**
 * The answer to a subscription (TOPIC-08 … TOPIC-11). Zero is an answer, and an absent id is none: without any answer
 * the subscription exists.
 */
export const subscriptionAnswer: Wire<SubscriptionAnswer> = record('subscription answer', {
  id: ['id', answeredId],
  status: ['status', optionalText],
  message: messageField,
})

export const topicUser: Wire<TopicUser> = record(
  'topic user',
  {
    id: ['id', id('User')],
    name: ['fullname', words],
    country: ['country', nameText],
    jobs: ['userJobs', jobs],
  },
  TOPIC_USER,
)

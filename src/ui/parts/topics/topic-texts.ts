import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { TopicPasswordWrong } from '#application/inbox/topic-subscription/topic-subscription.setup.ts'
import type { ScheduleType, Topic, TopicType } from '#domain/topics/topic.ts'
import { type AnyFailure, formText, type FailureText } from '#ui/base/failure-texts.ts'
import type { Formats } from '#ui/language/formats.ts'

const types = defineMessages({
  public: { id: 'topics.type.public' },
  private: { id: 'topics.type.private' },
  password: { id: 'topics.type.password' },
  profile: { id: 'topics.type.profile' },
  addresses: { id: 'topics.type.addresses' },
  districts: { id: 'topics.type.districts' },
  personal: { id: 'topics.type.personal' },
})

const schedules = defineMessages({
  simple: { id: 'topics.schedule.simple' },
  repetitive: { id: 'topics.schedule.repetitive' },
  automatic: { id: 'topics.schedule.automatic' },
  districts: { id: 'topics.schedule.districts' },
})

const messages = defineMessages({
  passwordRequired: { id: 'password.required' },
  passwordWrong: { id: 'topics.passwordWrong' },
})

/** The texts of the requirements of topics. */
export const typeText = (type: TopicType): MessageDescriptor => types[type]

const scheduleText = (type: ScheduleType): MessageDescriptor => schedules[type]

type Intl = Readonly<{
  formatMessage: (message: MessageDescriptor, values?: Readonly<Record<string, string>>) => string
}>

/**
 * The recurrence, with its weekdays; undefined where it has none (EVENT-10). `often` formats it for a topic, or for
 * something else.
 */
export const scheduleWords = (
  { schedule, weekdays }: Pick<Topic, 'schedule' | 'weekdays'>,
  intl: Intl,
  formats: Pick<Formats, 'weekdays'>,
  often: (type: ScheduleType) => MessageDescriptor = scheduleText,
): string | undefined => {
  const words = schedule && intl.formatMessage(often(schedule))
  const days = weekdays.length === 0 ? undefined : formats.weekdays(weekdays)
  return words !== undefined && days !== undefined
    ? intl.formatMessage({ id: 'topics.scheduleOn' }, { schedule: words, days })
    : (words ?? days)
}

/** The error of a topic's password: missing (TOPIC-05), or wrong (TOPIC-04). */
export const passwordText = (
  problem: 'missing' | undefined,
  failure: AnyFailure | TopicPasswordWrong | undefined,
): MessageDescriptor | undefined =>
  problem ? messages.passwordRequired : failure?._tag === 'TopicPasswordWrong' ? messages.passwordWrong : undefined

/** The failure above it. */
export const checkFailureText = (failure: AnyFailure | TopicPasswordWrong): FailureText | undefined =>
  failure._tag === 'TopicPasswordWrong' ? undefined : formText(failure)

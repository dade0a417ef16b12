import type { ScheduleType, Topic, TopicType } from '#domain/topics/topic.ts'
import type { Formats } from '#ui/language/formats.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** The texts of the requirements of topics. */
export const TYPE_TEXTS = {
  public: 'topics.type.public',
  private: 'topics.type.private',
  password: 'topics.type.password',
  profile: 'topics.type.profile',
  addresses: 'topics.type.addresses',
  districts: 'topics.type.districts',
  personal: 'topics.type.personal',
} as const satisfies Readonly<Record<TopicType, MessageId>>

const SCHEDULE_TEXTS: Readonly<Record<ScheduleType, MessageId>> = {
  simple: 'topics.schedule.simple',
  repetitive: 'topics.schedule.repetitive',
  automatic: 'topics.schedule.automatic',
  districts: 'topics.schedule.districts',
}

type Words = Pick<Speech, 'say'> & Readonly<{ formats: Pick<Formats, 'weekdays'> }>

/**
 * The recurrence, with its weekdays; undefined where it has none (EVENT-10). `often` says it of a topic, or of
 * something else.
 */
export const scheduleWords = (
  { schedule, weekdays }: Pick<Topic, 'schedule' | 'weekdays'>,
  { say, formats }: Words,
  often: Readonly<Record<ScheduleType, MessageId>> = SCHEDULE_TEXTS,
): string | undefined => {
  const words = schedule && say(often[schedule])
  const days = weekdays.length === 0 ? undefined : formats.weekdays(weekdays)
  return words !== undefined && days !== undefined
    ? say('topics.scheduleOn', { schedule: words, days })
    : (words ?? days)
}

import type { MunicipalityName } from '#domain/directory/municipality.ts'
import type { Id } from '#domain/id.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import type { ScheduleType, TopicId } from '#domain/topics/topic.ts'

export type EventId = Id<'Event'>

/** [decided] An amount only when the answer carries one (EVENT-03). */
export type EventPrice = Readonly<{ kind: 'free' }> | Readonly<{ kind: 'paid'; amount: number | undefined }>

/** Something that takes place (EVENT-03). */
export type PublicEvent = Readonly<{
  id: EventId
  activity: Readonly<{ id: ActivityId | undefined; name: string }> | undefined
  topic: TopicId | undefined
  title: string
  /** HTML from outside: sanitise before showing. */
  description: string
  startDate: LocalDate
  startTime: LocalTime | undefined
  /** [decided] A missing end equals the start (EVENT-02). */
  endDate: LocalDate
  endTime: LocalTime | undefined
  typology: Readonly<{ name: string; colour: string | undefined }> | undefined
  municipality: MunicipalityName | undefined
  price: EventPrice
  place: string | undefined
  position: Coordinates | undefined
  image: string | undefined
  /** The recurrence, where known (EVENT-10). */
  schedule?: ScheduleType | undefined
  /** 1 Monday … 7 Sunday. */
  weekdays?: readonly number[]
}>

/** Whether an event takes place on a day (EVENT-02). */
export const isOn = ({ startDate, endDate }: Pick<PublicEvent, 'startDate' | 'endDate'>, day: LocalDate): boolean =>
  startDate <= day && day <= endDate

/** A moment of a day, as the clocks of the municipalities show it. */
export type DayTime = Readonly<{ day: LocalDate; time: LocalTime }>

/**
 * Whether an event is over at a moment. [decided] One without the time of its end lasts until midnight, and one that ends
 * before it starts ends in the following night (EVENT-01).
 */
export const isOver = (
  { startDate, startTime, endDate, endTime }: Pick<PublicEvent, 'startDate' | 'startTime' | 'endDate' | 'endTime'>,
  { day, time }: DayTime,
): boolean => {
  if (endDate !== day) return endDate < day
  const isOfTheNight = startDate === endDate && startTime !== undefined && endTime !== undefined && endTime <= startTime
  return endTime !== undefined && !isOfTheNight && endTime <= time
}

/** Compares sort keys by code unit, independent of the language. */
const startOf = ({ startDate, startTime, id }: PublicEvent): string =>
  `${startDate} ${startTime ?? ''} ${String(id).padStart(16, '0')}`

/** Events sorted by start; whole-day events first. */
export const byStart = (a: PublicEvent, b: PublicEvent): number => (startOf(a) < startOf(b) ? -1 : 1)

/** The events that are not over on a day, sorted by start. */
export const eventsFrom = (events: readonly PublicEvent[], day: LocalDate): readonly PublicEvent[] =>
  events.filter(({ endDate }) => endDate >= day).sort(byStart)

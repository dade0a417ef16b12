import type { MunicipalityName } from '#domain/directory/municipality.ts'
import type { Id } from '#domain/id.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { earlierDay, type LocalDate, type LocalTime, MIDNIGHT, shiftedDay } from '#domain/time/calendar.ts'
import type { DayTime } from '#domain/time/wall-clock.ts'
import type { ScheduleType, TopicId } from '#domain/topics/topic.ts'
import { isUnreadable, type PartlyTimed } from '#domain/unreadable.ts'

export type EventId = Id<'Event'>

/** [decided] An amount only when the answer carries one (EVENT-03). */
export type EventPrice = Readonly<{ kind: 'free' }> | Readonly<{ kind: 'paid'; amount: number | undefined }>

/** Something that takes place (EVENT-03). */
export type PublicEvent = PartlyTimed &
  Readonly<{
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
    /** Undefined where the server does not say whether it costs anything. */
    price: EventPrice | undefined
    place: string | undefined
    position: Coordinates | undefined
    image: string | undefined
    /** The recurrence, where known (EVENT-10). */
    schedule?: ScheduleType | undefined
    /** 1 Monday … 7 Sunday. */
    weekdays?: readonly number[]
  }>

type Span = Pick<PublicEvent, 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'unreadable'>

/** Whether the last day came and nobody can read it: then an event is neither over nor of one day (fault 55). */
const isEndUnknown = (event: PartlyTimed): boolean => isUnreadable(event, 'endDate')

/** [decided] When a night ends at the latest: a later end that is not after the start is a mistake, or days away. */
const NIGHT_ENDS = '08:00' as LocalTime

/** Whether these hours go on into the next day (EVENT-01). */
export const isOverNight = (startTime: LocalTime | undefined, endTime: LocalTime | undefined): boolean =>
  startTime !== undefined && endTime !== undefined && endTime <= startTime && endTime <= NIGHT_ENDS

/**
 * When an event is over: a time of a day, or the end of that day. [decided] One without the time of its end lasts until
 * midnight; a midnight at its end belongs to the day before; one that ends before it starts ends in the following night
 * (EVENT-01).
 */
const endOf = ({ startDate, startTime, endDate, endTime }: Span): Readonly<{ day: LocalDate; time?: LocalTime }> => {
  if (endTime === undefined) return { day: endDate }
  if (endTime === MIDNIGHT) return { day: endDate > startDate ? shiftedDay(endDate, -1) : endDate }
  if (startDate < endDate || startTime === undefined || startTime < endTime) return { day: endDate, time: endTime }
  return isOverNight(startTime, endTime) ? { day: shiftedDay(endDate, 1), time: endTime } : { day: endDate }
}

/** The last day on which an event is listed: the night into which it goes on belongs to the day before. */
export const lastDay = (event: Pick<Span, 'startDate' | 'endDate'> & Partial<Span>): LocalDate =>
  earlierDay(endOf({ startTime: undefined, endTime: undefined, ...event }).day, event.endDate)

/** Whether an event takes place on a day (EVENT-02). */
export const isOn = (event: Parameters<typeof lastDay>[0], day: LocalDate): boolean =>
  event.startDate <= day && day <= lastDay(event)

/** Whether an event may take place on a day: one of which nobody knows when it ends, on each after its first. */
export const mayBeOn = (event: Parameters<typeof lastDay>[0] & PartlyTimed, day: LocalDate): boolean =>
  isOn(event, day) || (isEndUnknown(event) && event.startDate <= day)

/** Whether an event is over at a moment (EVENT-01). */
export const isOver = (event: Span, { day, time }: DayTime): boolean => {
  if (isEndUnknown(event)) return false
  const end = endOf(event)
  return end.day < day || (end.day === day && end.time !== undefined && end.time <= time)
}

/** Whether one can still go to an event today: also to one of last night that goes on (EVENT-01). */
export const isOnToday = (event: Span, now: DayTime): boolean => event.startDate <= now.day && !isOver(event, now)

/** Compares sort keys by code unit, independent of the language. */
const startOf = ({ startDate, startTime, id }: PublicEvent): string =>
  `${startDate} ${startTime ?? ''} ${String(id).padStart(16, '0')}`

/** Events sorted by start; whole-day events first. */
export const byStart = (a: PublicEvent, b: PublicEvent): number => (startOf(a) < startOf(b) ? -1 : 1)

/** The events that are not over at a moment, sorted by start. */
export const eventsFrom = (events: readonly PublicEvent[], now: DayTime): readonly PublicEvent[] =>
  events.filter((event) => !isOver(event, now)).sort(byStart)

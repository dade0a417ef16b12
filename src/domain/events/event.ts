import type { MunicipalityName } from '#domain/directory/municipality.ts'
import type { Id } from '#domain/id.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import {
  addDays,
  earlierDay,
  laterDay,
  type LocalDate,
  type LocalTime,
  MIDNIGHT,
  weekdayOf,
} from '#domain/time/calendar.ts'
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

type Span = Pick<PublicEvent, 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'weekdays' | 'unreadable'>
type Dated = Pick<Span, 'startDate' | 'endDate'> & Partial<Span>

/** Whether the last day came and nobody can read it: then an event is neither over nor of one day (fault 55). */
const isEndUnknown = (event: PartlyTimed): boolean => isUnreadable(event, 'endDate')

/** [decided] When a night ends at the latest: a later end that is not after the start is a mistake, or days away. */
const NIGHT_ENDS = '08:00' as LocalTime

/** Whether these hours go on into the next day (EVENT-01). */
export const isOverNight = (startTime: LocalTime | undefined, endTime: LocalTime | undefined): boolean =>
  startTime !== undefined && endTime !== undefined && endTime <= startTime && endTime <= NIGHT_ENDS

/** The last day on which something begins: a night written with its second day, and a midnight, end on the day after it. */
export const lastBeginning = ({ startDate, startTime, endDate, endTime }: Dated): LocalDate =>
  startDate < endDate && (endTime === MIDNIGHT || isOverNight(startTime, endTime)) ? addDays(endDate, -1) : endDate

const A_WEEK = [0, 1, 2, 3, 4, 5, 6]

/**
 * Of an event on some days of the week: the first and the last of its days, and whether a day is such a day of the week.
 * Undefined for one on each day of its range. [decided] Days of the week of which the range has none tell nothing (EVENT-02).
 */
const weeklyOf = (event: Dated) => {
  const { startDate, weekdays } = event
  // Most events tell of no day of the week, or of all.
  if (weekdays === undefined || weekdays.length === 0 || A_WEEK.every((day) => weekdays.includes(day + 1)))
    return undefined
  const until = lastBeginning(event)
  const isOfWeek = (day: LocalDate): boolean => weekdays.includes(weekdayOf(day))
  const week = A_WEEK.map((days) => addDays(startDate, days)).filter((day) => day <= until)
  const first = week.find(isOfWeek)
  const last = A_WEEK.map((days) => addDays(until, -days)).find(isOfWeek)
  return first === undefined || last === undefined || week.every(isOfWeek) ? undefined : { first, last, isOfWeek }
}

/**
 * When the last day of a range is over: a time of a day, or the end of that day. [decided] One without the time of its end
 * lasts until midnight; a midnight at its end belongs to the day before; one that ends before it starts ends in the
 * following night (EVENT-01).
 */
const endOf = ({ startDate, startTime, endDate, endTime }: Dated): Readonly<{ day: LocalDate; time?: LocalTime }> => {
  if (endTime === undefined) return { day: endDate }
  if (endTime === MIDNIGHT) return { day: endDate > startDate ? addDays(endDate, -1) : endDate }
  if (startDate < endDate || startTime === undefined || startTime < endTime) return { day: endDate, time: endTime }
  return isOverNight(startTime, endTime) ? { day: addDays(endDate, 1), time: endTime } : { day: endDate }
}

/** The first day on which an event takes place: one on some days of the week may begin after its range does. */
export const firstDay = (event: Dated): LocalDate => weeklyOf(event)?.first ?? event.startDate

/** The last day on which an event is listed: the night into which it goes on belongs to the day before. */
export const lastDay = (event: Dated): LocalDate => weeklyOf(event)?.last ?? earlierDay(endOf(event).day, event.endDate)

/** The first day from a given one on which an event takes place; undefined where there is none. */
export const nextOn = (event: Dated, from: LocalDate): LocalDate | undefined => {
  const isOfWeek = weeklyOf(event)?.isOfWeek
  const earliest = laterDay(event.startDate, from)
  const next = isOfWeek ? A_WEEK.map((days) => addDays(earliest, days)).find(isOfWeek) : earliest
  return next !== undefined && next <= lastDay(event) ? next : undefined
}

/**
 * The first day from a given one on which an event begins, each time that it does so for one on some days of the week;
 * undefined where it goes on, or is over.
 */
export const nextBeginning = (event: Dated, from: LocalDate): LocalDate | undefined =>
  event.startDate >= from || weeklyOf(event) ? nextOn(event, from) : undefined

/** Whether an event takes place on a day: in its range, and on one of its days of the week where it has some (EVENT-02). */
export const isOn = (event: Dated, day: LocalDate): boolean => nextOn(event, day) === day

/** A day after all others. */
const NO_END = '9999-12-31' as LocalDate

/** Whether an event may take place on a day: one of which nobody knows when it ends, on each after its first. */
export const mayBeOn = (event: Dated, day: LocalDate): boolean =>
  isOn(isEndUnknown(event) ? { ...event, endDate: NO_END } : event, day)

/** An event as it takes place on a day: one on some days of the week is of this day alone. */
export const occurrenceOn = <Event extends Dated>(event: Event, day: LocalDate): Event =>
  weeklyOf(event) && isOn(event, day) ? { ...event, startDate: day, endDate: day } : event

/** Whether an event is over at a moment, for the last time (EVENT-01). */
export const isOver = (event: Span, { day, time }: DayTime): boolean => {
  if (isEndUnknown(event)) return false
  const end = endOf(occurrenceOn(event, lastDay(event)))
  return end.day < day || (end.day === day && end.time !== undefined && end.time <= time)
}

/** Whether these hours of the night before go on at a moment. */
const isInNight = (event: Span, { day, time }: DayTime): boolean =>
  isOverNight(event.startTime, event.endTime) &&
  event.endTime !== undefined &&
  time < event.endTime &&
  isOn(event, addDays(day, -1))

/** Whether one can still go to an event today: also to one of last night that goes on (EVENT-01). */
export const isOnToday = (event: Span, now: DayTime): boolean =>
  (mayBeOn(event, now.day) && !isOver(occurrenceOn(event, now.day), now)) ||
  (isInNight(event, now) && !isOver(event, now))

/** Compares sort keys by code unit, independent of the language. */
const startOf = (event: PublicEvent): string =>
  `${firstDay(event)} ${event.startTime ?? ''} ${String(event.id).padStart(16, '0')}`

/** Events sorted by start; whole-day events first. */
export const byStart = (a: PublicEvent, b: PublicEvent): number => (startOf(a) < startOf(b) ? -1 : 1)

/** The events that are not over at a moment, sorted by start. */
export const eventsFrom = (events: readonly PublicEvent[], now: DayTime): readonly PublicEvent[] =>
  events.filter((event) => !isOver(event, now)).sort(byStart)

import {
  addDays,
  earlierDay,
  laterDay,
  type LocalDate,
  type LocalTime,
  type Weekday,
  weekdayOf,
} from '#domain/time/calendar.ts'
import { daysBetween } from '#domain/time/days.ts'
import { isOverNight, lastBeginning } from './event.ts'

/** When something takes place, as a server says it. */
export type Span = Readonly<{
  startDate: LocalDate
  startTime: LocalTime | undefined
  endDate: LocalDate | undefined
  endTime: LocalTime | undefined
  /** 1 Monday … 7 Sunday; the days on which it takes place, where it does so on some days only. */
  weekdays?: readonly number[] | undefined
}>

/** A day on which it takes place, whole without a time; an end before the start belongs to the next day. */
export type Occurrence = Readonly<{
  startDate: LocalDate
  startTime: LocalTime | undefined
  /** The last day, and where the start has a time, the time at which it ends on it; undefined where that is unknown. */
  end: Readonly<{ day: LocalDate; time: LocalTime | undefined }> | undefined
}>

/** How often the first occurrence comes again: each day, or on some days of each week. */
export type Occurrences = Readonly<{
  first: Occurrence
  /** Undefined where it takes place once. */
  repeats: Readonly<{ times: number; weekdays: readonly Weekday[] | undefined }> | undefined
}>

/** The longest time in which a recurrence is counted, in days: dates from outside may be centuries apart. */
const LONGEST_DAYS = 3660

/**
 * [decided] What a calendar enters (EVENT-08): something on some days of the week comes on each of them; several days with
 * hours are so many days with these hours; several days without hours are one entry; a night goes on into the next day. A midnight at the end belongs to the day before.
 */
export const occurrencesOf = ({ startDate, startTime, endTime, weekdays, ...rest }: Span): Occurrences => {
  const told = laterDay(rest.endDate ?? startDate, startDate)
  const hours = startTime !== undefined && endTime !== undefined ? { startTime, endTime } : undefined
  const isNight = isOverNight(startTime, endTime)
  const last = lastBeginning({ startDate, startTime, endDate: told, endTime })
  const isAfter = hours !== undefined && hours.endTime > hours.startTime
  // Days that end at an earlier hour than they began, but by day, are one stay.
  if (told > startDate && hours && !isNight && !isAfter)
    return { first: { startDate, startTime, end: { day: told, time: endTime } }, repeats: undefined }
  const all = daysBetween(startDate, earlierDay(last, addDays(startDate, LONGEST_DAYS)))
  const some = weekdays === undefined ? all : all.filter((day) => weekdays.includes(weekdayOf(day)))
  const isWeekly = some.length > 0 && some.length < all.length
  const occurrence = (day: LocalDate): Occurrence => {
    if (startTime === undefined)
      return { startDate: day, startTime, end: { day: isWeekly ? day : last, time: undefined } }
    const end = isNight ? addDays(day, 1) : isAfter ? day : undefined
    return { startDate: day, startTime, end: end && { day: end, time: endTime } }
  }
  if (isWeekly)
    return {
      first: occurrence(some[0] ?? startDate),
      repeats: { times: some.length, weekdays: [...new Set(some.map(weekdayOf))].sort() },
    }
  const isDaily = startTime !== undefined && all.length > 1
  return { first: occurrence(startDate), repeats: isDaily ? { times: all.length, weekdays: undefined } : undefined }
}

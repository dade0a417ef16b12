import { once } from '#domain/once.ts'

/** A moment, in milliseconds since the Unix epoch. */
export type Instant = number & { readonly __time: 'Instant' }

/** A calendar day, `YYYY-MM-DD`, independent of time zones. */
export type LocalDate = string & { readonly __time: 'LocalDate' }

/** A time of day, `HH:mm`, independent of time zones. */
export type LocalTime = string & { readonly __time: 'LocalTime' }

/** The time zone of the municipalities: [decided] local times of the server are read in it. */
export const TIME_ZONE = 'Europe/Rome'

/** Its parts are read by their type alone: how a locale writes a date differs between the data of engines. */
const clock = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: TIME_ZONE,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

/** The last moment that a calendar has, in milliseconds to either side of the epoch. */
const LAST_MOMENT = 8.64e15

/** The wall-clock time in the municipalities at a moment, as if it were UTC, in milliseconds; NaN where there is none. */
export const wallClock = (epoch: number): number => {
  if (!(Math.abs(epoch) <= LAST_MOMENT)) return Number.NaN
  const part = Object.fromEntries(
    clock()
      .formatToParts(epoch)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  )
}

/** The wall-clock time at a moment as ISO 8601 without a zone, `YYYY-MM-DDThh:mm:ss`; empty where there is none. */
export const wallClockText = (instant: Instant): string => {
  const wall = wallClock(instant)
  return Number.isNaN(wall) ? '' : new Date(wall).toISOString().slice(0, 19)
}

/** The day of a moment in the time zone of the municipalities; an empty text where there is none. */
export const dayOf = (instant: Instant): LocalDate => wallClockText(instant).slice(0, 10) as LocalDate

const A_DAY = 86_400_000

/** Days are compared as texts: none is later than this one. */
const LAST_DAY = Date.UTC(9999, 11, 31)

/** The day plus a number of days, at most the last one; negative numbers go back. */
export const addDays = (day: LocalDate, days: number): LocalDate =>
  new Date(Math.min(Date.parse(day) + days * A_DAY, LAST_DAY)).toISOString().slice(0, 10) as LocalDate

/** The days of the week: 1 is Monday, 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** The day of the week of a day; no number where there is no day (fault 51). */
export const weekdayOf = (day: LocalDate): Weekday => (((new Date(day).getUTCDay() + 6) % 7) + 1) as Weekday

/** The earlier of two days. */
export const earlierDay = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? one : other)

/** The later of two days. */
export const laterDay = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other)

/** The first moment of a day. */
export const MIDNIGHT = '00:00' as LocalTime

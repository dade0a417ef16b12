import { dayOf, type Instant, type LocalTime, type Weekday, WEEKDAYS, weekdayOf } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall-clock.ts'

/**
 * A time in which something is open, on the municipality's clock. [decided] One that closes before it opens goes on
 * over midnight; one that closes when it opens lasts a whole day.
 */
export type OpeningSpan = Readonly<{ day: Weekday; opens: LocalTime; closes: LocalTime }>

/** The weekly opening hours of an activity or a contact, or what its server says of them as a text. */
export type OpeningHours = Readonly<{
  /** [decided] Empty where the server writes a text only: nothing is then said about the present. */
  spans: readonly OpeningSpan[]
  text: string | undefined
  /** Whether some spans could not be read: of a time outside of the others nothing is known (fault 55). */
  isPartial?: true | undefined
}>

/** Hours with some content; undefined for none, of which nothing is said. */
export const hoursFrom = (
  spans: readonly OpeningSpan[] = [],
  text?: string,
  isPartial?: true,
): OpeningHours | undefined =>
  spans.length === 0 && text === undefined ? undefined : { spans, text, ...(isPartial && { isPartial }) }

/** A change of state ahead. `away`: days from today, 0 to 7. */
export type HoursTurn = Readonly<{ away: number; day: Weekday; time: LocalTime }>

/** Whether something is open at a moment. */
export type OpeningStatus =
  | Readonly<{
      kind: 'open'
      /** [decided] Undefined where it closes in a day or more, or never. */
      closes: HoursTurn | undefined
      /** Whether it never closes. */
      isAlways: boolean
    }>
  | Readonly<{
      kind: 'closed'
      opens: HoursTurn
      /** Whether it does not open at all today. */
      isAllDay: boolean
    }>

/** Minutes. */
const HOUR = 60
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const minutesOf = (time: LocalTime): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5))

const two = (number: number): string => String(number).padStart(2, '0')
const timeAt = (minutes: number): LocalTime =>
  `${two(Math.floor((minutes % DAY) / HOUR))}:${two(minutes % HOUR)}` as LocalTime

/** The last minute of a day, as which servers write its end. */
const LAST_MINUTE = DAY - 1

type Stretch = Readonly<{ from: number; to: number }>

/** A span in minutes from the beginning of the week; it may end in the next week. */
const stretchOf = ({ day, opens, closes }: OpeningSpan): Stretch => {
  const begin = minutesOf(opens)
  const end = minutesOf(closes) === LAST_MINUTE ? DAY : minutesOf(closes)
  const from = (day - 1) * DAY + begin
  return { from, to: from + (end > begin ? end - begin : end - begin + DAY) }
}

/** The spans of last week, this week and the next, in order; those that touch are one. */
const stretchesOf = (spans: readonly OpeningSpan[]): readonly Stretch[] => {
  const week = spans.map(stretchOf)
  const all = [-WEEK, 0, WEEK]
    .flatMap((shift) => week.map(({ from, to }) => ({ from: from + shift, to: to + shift })))
    .sort((one, other) => one.from - other.from)
  const joined: Stretch[] = []
  for (const one of all) {
    const last = joined.at(-1)
    if (last !== undefined && one.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, one.to) }
    else joined.push(one)
  }
  return joined
}

const turnAt = (minutes: number, today: Weekday): HoursTurn => {
  const days = Math.floor(minutes / DAY)
  return { away: days - (today - 1), day: ((days % 7) + 1) as Weekday, time: timeAt(minutes) }
}

/**
 * Whether something is open at a moment, on the municipality's clock; undefined where its hours do not say.
 * [decided] Holidays are unknown: a week is like any other.
 */
export const statusAt = (hours: OpeningHours | undefined, moment: Instant): OpeningStatus | undefined => {
  if (hours === undefined) return undefined
  const today = weekdayOf(dayOf(moment))
  const midnight = (today - 1) * DAY
  const now = midnight + minutesOf(timeOf(moment))
  const stretches = stretchesOf(hours.spans)
  const current = stretches.find(({ from, to }) => from <= now && now < to)
  if (current !== undefined)
    return {
      kind: 'open',
      closes: current.to - now < DAY && !hours.isPartial ? turnAt(current.to, today) : undefined,
      isAlways: current.to - current.from >= WEEK,
    }
  if (hours.isPartial) return undefined
  const next = stretches.find(({ from }) => from > now)
  return (
    next && {
      kind: 'closed',
      opens: turnAt(next.from, today),
      isAllDay: !stretches.some(({ from, to }) => from < midnight + DAY && to > midnight),
    }
  )
}

/** When something closes, in minutes from the beginning of today; undefined where it is closed, or nothing is known. */
const closingOf = (hours: OpeningHours | undefined, moment: Instant): number | undefined => {
  const status = statusAt(hours, moment)
  if (status?.kind !== 'open') return undefined
  const { closes } = status
  return closes ? closes.away * DAY + minutesOf(closes.time) : Infinity
}

/** [decided] What is open at a moment, what closes first standing first: whoever wants to go there hurries (HOME-07). */
export const openAt = <Place extends Readonly<{ hours: OpeningHours | undefined }>>(
  places: readonly Place[],
  moment: Instant,
): readonly Place[] =>
  places
    .flatMap((place) => {
      const minutes = closingOf(place.hours, moment)
      return minutes === undefined ? [] : [{ place, minutes }]
    })
    // Two that never close are a match for each other: their difference is no number.
    .sort((one, other) => one.minutes - other.minutes || 0)
    .map(({ place }) => place)

/** The spans of one day, the earliest first. */
export type HoursOfDay = Readonly<{ day: Weekday; spans: readonly OpeningSpan[] }>

/**
 * The hours of each day of the week, from Monday on; empty where they are a text only. Where some could not be read, the
 * days of which nothing is known are left out.
 */
export const weekOf = ({ spans, isPartial }: OpeningHours): readonly HoursOfDay[] =>
  spans.length === 0
    ? []
    : WEEKDAYS.map((day) => ({
        day,
        spans: spans
          .filter((span) => span.day === day)
          .sort((one, other) => minutesOf(one.opens) - minutesOf(other.opens)),
      })).filter((one) => !isPartial || one.spans.length > 0)

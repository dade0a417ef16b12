import { once } from '#domain/once.ts'
import { type Instant, type LocalDate, type LocalTime, TIME_ZONE } from './calendar.ts'

const parts = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: TIME_ZONE,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

/** The wall-clock time in the municipalities at a moment, as if it were UTC, in milliseconds. */
const wallClock = (epoch: number): number => {
  const part = Object.fromEntries(
    parts()
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

/**
 * The moment of a wall-clock time in the municipalities, given as if it were UTC; a second pass resolves clock changes.
 * A skipped time is shifted by the gap; a repeated time gives one of its two moments.
 * It is hand-written because the first page reads its first answer with it: @internationalized/date does the same, and
 * makes that page 4.4 kB heavier (brotli, measured; this one weighs 0.4 kB). Days and months, which load later, use
 * that library.
 */
export const fromWallClock = (wall: number): Instant => {
  const guess = wall - (wallClock(wall) - wall)
  return (wall - (wallClock(guess) - guess)) as Instant
}

/** The moment of a day and a time in the time zone of the municipalities. */
export const instantAt = (day: LocalDate, time: LocalTime): Instant => fromWallClock(Date.parse(`${day}T${time}:00Z`))

/** The time of day in the municipalities at a moment. */
export const timeOf = (instant: Instant): LocalTime =>
  new Date(wallClock(instant)).toISOString().slice(11, 16) as LocalTime

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

/** What a clock in the municipalities shows at a moment, as if it were UTC, in milliseconds. */
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
 * The moment when clocks in the municipalities show this time, given as if it were UTC; a second pass settles changes of
 * hour. A time that the clocks leap over is as much later as they leap; of one that comes twice it is one of the two.
 *
 * It is written by hand because the first page reads its first answer with it: @internationalized/date does the same, and
 * makes that page 4.4 kB heavier (brotli, measured; 0.4 kB as it is). Days and months, which come later, are computed by it.
 */
export const fromWallClock = (wall: number): Instant => {
  const guess = wall - (wallClock(wall) - wall)
  return (wall - (wallClock(guess) - guess)) as Instant
}

/** The moment of a day and a time in the municipalities. */
export const instantAt = (day: LocalDate, time: LocalTime): Instant => fromWallClock(Date.parse(`${day}T${time}:00Z`))

/** The time that clocks in the municipalities show at a moment. */
export const timeOf = (instant: Instant): LocalTime =>
  new Date(wallClock(instant)).toISOString().slice(11, 16) as LocalTime

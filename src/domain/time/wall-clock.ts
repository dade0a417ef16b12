import { dayOf, type Instant, type LocalDate, type LocalTime, wallClock, wallClockText } from './calendar.ts'

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
export const timeOf = (instant: Instant): LocalTime => wallClockText(instant).slice(11, 16) as LocalTime

/** A moment of a day, as the clocks of the municipalities show it. */
export type DayTime = Readonly<{ day: LocalDate; time: LocalTime }>

/** The day and the time of day in the municipalities at a moment. */
export const dayTimeOf = (instant: Instant): DayTime => ({ day: dayOf(instant), time: timeOf(instant) })

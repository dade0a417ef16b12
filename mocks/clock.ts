import type { Instant } from '#domain/time/calendar.ts'

/** The time of the simulated world (DEMO-06). */
export type Clock = Readonly<{
  now: () => Instant
  /** Advances the clock, in milliseconds. */
  advance: (milliseconds: number) => void
  /** How fast the clock runs from now on: 1 as time does, 60 a minute in a second, 0 not at all. */
  run: (pace: number) => void
}>

/** A clock that starts at a moment and runs on `ticks`; it stands still without them. */
export const clockFrom = (start: number, ticks: () => number = () => 0): Clock => {
  let moment = start
  let since = ticks()
  let pace = 1
  const reading = (): number => moment + (ticks() - since) * pace
  return {
    now: () => Math.round(reading()) as Instant,
    advance: (milliseconds) => {
      moment += milliseconds
    },
    run: (next) => {
      moment = reading()
      since = ticks()
      pace = next
    },
  }
}

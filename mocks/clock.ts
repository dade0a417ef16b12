import type { Instant } from '#domain/time/calendar.ts'

/** The time of the simulated world. */
export type Clock = Readonly<{
  now: () => Instant
  /** Advances the clock, in milliseconds. */
  advance: (milliseconds: number) => void
}>

/** A clock that starts at a moment and runs on `ticks`; it stands still without them. */
export const clockFrom = (start: number, ticks: () => number = () => 0): Clock => {
  const began = ticks()
  let ahead = 0
  return {
    now: () => Math.round(start + ahead + ticks() - began) as Instant,
    advance: (milliseconds) => {
      ahead += milliseconds
    },
  }
}

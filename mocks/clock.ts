import type { Instant } from '#domain/time/calendar.ts'

/** The time of the simulated world. */
export type Clock = Readonly<{
  now: () => Instant
  /** Lets time pass at once, in milliseconds. */
  advance: (milliseconds: number) => void
}>

/** A clock that starts at a moment and runs on `ticks`; it stands still when none are given. */
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

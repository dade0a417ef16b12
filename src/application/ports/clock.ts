import type { Instant } from '#domain/time/calendar.ts'

/** The current time. */
export interface Clock {
  readonly now: () => Instant
}

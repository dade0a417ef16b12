import type { Instant } from '#domain/time/calendar.ts'

/** What time it is. */
export interface Clock {
  readonly now: () => Instant
}

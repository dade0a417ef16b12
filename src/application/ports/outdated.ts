import type { Instant } from '#domain/time/calendar.ts'
import type { RequestFailure } from './failure.ts'

/** An earlier answer in place of the one that failed to come (ERR-04). */
export type Outdated = Readonly<{
  /** Why the new answer did not come. */
  failure: RequestFailure
  /** When the earlier one was received. */
  at: Instant
  /** When the new one was asked for. */
  asked: Instant
}>

const readings = new WeakMap<AbortSignal, Outdated>()

/** Tells the reading with this signal that an answer of it is an earlier one; of several the oldest counts. */
export const tellOutdated = (reading: AbortSignal, outdated: Outdated): void => {
  const known = readings.get(reading)
  if (known === undefined || outdated.at < known.at) readings.set(reading, outdated)
}

/** Whether the reading with this signal received an earlier answer; undefined when all of its answers are new. */
export const outdatedBy = (reading: AbortSignal): Outdated | undefined => readings.get(reading)

/** Codecs of days, times and moments. */
import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { scalar, type Wire } from './wire.ts'
import { instantFrom, localDateFrom, localTimeFrom } from './wire-time.ts'

/** A moment; see `wire-time.ts` for its formats. It is written as ISO 8601 in UTC. */
export const instant: Wire<Instant> = scalar(
  'instant',
  { kind: 'instant' },
  (value, { zone }) => instantFrom(value, zone),
  (value) => new Date(value).toISOString(),
)
/** A day; of a moment, its day in Rome. */
export const date: Wire<LocalDate> = scalar('date', { kind: 'date' }, (value, { zone }) => localDateFrom(value, zone))
/** A time of day. */
export const time: Wire<LocalTime> = scalar('time', { kind: 'time' }, (value) => localTimeFrom(value))

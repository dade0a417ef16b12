import { folded } from '#domain/text/fold.ts'
import { compareNames } from '#domain/text/order.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** Whether a flight arrives or departs; [decided] only where the answer says it. */
export type FlightDirection = 'arrival' | 'departure'

/** The status of a flight (E015-05). */
export const FLIGHT_STATUSES = ['landed', 'departed', 'delayed', 'closed', 'boarding', 'cancelled'] as const
export type FlightStatus = (typeof FLIGHT_STATUSES)[number]

/** A flight of an airport (E015-05). */
export type Flight = Readonly<{
  /** Wire: compagnia. */
  airline: string | undefined
  /** Wire: numero. */
  number: string | undefined
  /** The terminal or area of the airport. */
  area: string | undefined
  direction: FlightDirection | undefined
  /** The other airport of the flight. */
  airport: string | undefined
  scheduled: Instant | undefined
  /** The new time, where it differs from the scheduled one. */
  expected: Instant | undefined
  /** The text of the server. */
  status: string | undefined
}>

/**
 * The meaning of a code of the server; undefined for an unknown code, which is shown as it is ([decided], E015-05).
 */
export const flightStatus = (code: string | undefined): FlightStatus | undefined =>
  FLIGHT_STATUSES.find((known) => known === folded(code ?? '').trim())

/** The identity of a flight. */
export const flightKey = ({ number, airline, direction, scheduled }: Flight): string =>
  [number, airline, direction, scheduled].join(' ')

/** Flights by scheduled time; those without a time come last. */
export const byTimetable = (one: Flight, other: Flight): number =>
  (one.scheduled ?? Number.POSITIVE_INFINITY) - (other.scheduled ?? Number.POSITIVE_INFINITY) ||
  compareNames(one.number ?? '', other.number ?? '')

/** Whether a flight is one of those that have changed. */
export const isAmong = (changed: readonly Flight[], flight: Flight): boolean =>
  changed.some((one) => flightKey(one) === flightKey(flight))

/** The flights whose status or time changed. Added and removed flights are no changes. */
export const changedFlights = (before: readonly Flight[], now: readonly Flight[]): readonly Flight[] => {
  const known = new Map(before.map((flight) => [flightKey(flight), flight]))
  return now.filter((flight) => {
    const was = known.get(flightKey(flight))
    return was !== undefined && (was.status !== flight.status || was.expected !== flight.expected)
  })
}

import type { Instant } from '#domain/time/calendar.ts'

/** Whether a flight arrives or leaves; [decided] only where the answer says it. */
export type FlightDirection = 'arrival' | 'departure'

/** What is known to become of a flight (E015-05). */
export const FLIGHT_STATUSES = ['landed', 'departed', 'delayed', 'closed', 'boarding', 'cancelled'] as const
export type FlightStatus = (typeof FLIGHT_STATUSES)[number]

/** A flight of an airport (E015-05). */
export type Flight = Readonly<{
  /** Wire: compagnia. */
  airline: string | undefined
  /** Wire: numero. */
  number: string | undefined
  /** The part of the airport it leaves from or arrives at. */
  area: string | undefined
  direction: FlightDirection | undefined
  /** Where it goes to, or comes from. */
  airport: string | undefined
  scheduled: Instant | undefined
  /** Another time than the scheduled one, where that is known by now. */
  expected: Instant | undefined
  /** As the server says it. */
  status: string | undefined
}>

/** What a code of the server means; undefined for one that nobody knows, which is shown as it is ([decided], E015-05). */
export const flightStatus = (code: string | undefined): FlightStatus | undefined =>
  FLIGHT_STATUSES.find((known) => known === code?.trim().toLowerCase())

/** What tells one flight from all others. */
export const flightKey = ({ number, airline, direction, scheduled }: Flight): string =>
  [number, airline, direction, scheduled].map((part) => part ?? '').join(' ')

/** Flights in the order of their timetable; those without a time after the others. */
export const byTimetable = (one: Flight, other: Flight): number =>
  (one.scheduled ?? Number.POSITIVE_INFINITY) - (other.scheduled ?? Number.POSITIVE_INFINITY) ||
  compareNumbers(one, other)

const compareNumbers = (one: Flight, other: Flight): number =>
  (one.number ?? '') < (other.number ?? '') ? -1 : (one.number ?? '') > (other.number ?? '') ? 1 : 0

/** The flights that are told of differently now: another status, or another time. Those that came or went are no change. */
export const changedFlights = (before: readonly Flight[], now: readonly Flight[]): readonly Flight[] => {
  const known = new Map(before.map((flight) => [flightKey(flight), flight]))
  return now.filter((flight) => {
    const was = known.get(flightKey(flight))
    return was !== undefined && (was.status !== flight.status || was.expected !== flight.expected)
  })
}

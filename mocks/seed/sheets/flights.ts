import type { Flight, FlightDirection, FlightStatus } from '#domain/e015/flight.ts'
import type { SheetItem } from '#domain/e015/sheet.ts'
import { addDays, dayOf, type Instant, type LocalDate } from '#domain/time/calendar.ts'
import { chanceOf } from '../chance.ts'
import { iconOf, itemOf } from './around.ts'
import { midnightOf } from './said.ts'

const MINUTE = 60_000
/** The range of the board, past and future, in minutes. */
const BEFORE = 85
const AFTER = 420
/** There are no flights at night: first and last flight, and their interval, in minutes after midnight. */
const FIRST = 6 * 60
const LAST = 23 * 60
const APART = 12
/** The arrival time of the diverted flight. */
const ELSEWHERE = 10 * 60 + 2

type Line = readonly [airport: string, airline: string, code: string, area: string]
const lines: readonly Line[] = [
  ['Londra Gatwick', 'easyJet', 'U2', 'Terminal 2'],
  ['Parigi CDG', 'Air France', 'AF', 'Terminal 1'],
  ['Catania', 'Ryanair', 'FR', 'Terminal 1'],
  ['Francoforte', 'Lufthansa', 'LH', 'Terminal 1'],
  ['Napoli', 'easyJet', 'U2', 'Terminal 2'],
  ['Madrid', 'Iberia', 'IB', 'Terminal 1'],
  ['New York JFK', 'Emirates', 'EK', 'Terminal 1'],
  ['Lisbona', 'TAP Air Portugal', 'TP', 'Terminal 1'],
  ['Amsterdam', 'easyJet', 'U2', 'Terminal 2'],
  ['Palermo', 'Ryanair', 'FR', 'Terminal 1'],
  ['Istanbul', 'Turkish Airlines', 'TK', 'Terminal 1'],
  ['Dubai', 'Emirates', 'EK', 'Terminal 1'],
  ['Barcellona', 'Vueling', 'VY', 'Terminal 1'],
  ['Bari', 'easyJet', 'U2', 'Terminal 2'],
]

/** When a departure closes, and when boarding starts, in minutes before departure. */
const CLOSES = 17.5
const BOARDS = 45
/** How early a delay or a cancellation is known, in minutes. */
const KNOWN = 120

/** The final outcome of a flight, before it is announced. */
type Fate = Readonly<{ delay: number; isCancelled: boolean }>

const fateOf = (day: LocalDate, at: number, direction: FlightDirection): Fate => {
  const chance = chanceOf(Math.round(Date.parse(day) / 86_400_000) * 1_000 + at * 2 + (direction === 'arrival' ? 1 : 0))
  const luck = chance.next()
  return { isCancelled: luck > 0.96, delay: luck > 0.8 ? chance.whole(2, 9) * 5 : 0 }
}

/** The status of a flight at a moment; undefined while it is only scheduled. */
export const statusAt = (
  direction: FlightDirection,
  scheduled: number,
  { delay, isCancelled }: Fate,
  now: number,
): FlightStatus | undefined => {
  const left = (scheduled + delay * MINUTE - now) / MINUTE
  const isKnown = now >= scheduled - KNOWN * MINUTE
  if (isCancelled) return isKnown ? 'cancelled' : undefined
  if (left <= 0) return direction === 'arrival' ? 'landed' : 'departed'
  if (direction === 'departure' && left <= CLOSES) return 'closed'
  if (direction === 'departure' && left <= BOARDS) return 'boarding'
  return delay > 0 && isKnown ? 'delayed' : undefined
}

const flightOf = (day: LocalDate, at: number, direction: FlightDirection, now: Instant): Flight => {
  const [airport, airline, code, area] = lines[(at * 3 + (direction === 'arrival' ? 5 : 0)) % lines.length] ?? NO_LINE
  const midnight = midnightOf(day)
  const scheduled = midnight + (FIRST + at * APART + (direction === 'arrival' ? 5 : 0)) * MINUTE
  const fate = fateOf(day, at, direction)
  const status = statusAt(direction, scheduled, fate, now)
  const isLateKnown = !fate.isCancelled && fate.delay > 0 && now >= scheduled - KNOWN * MINUTE
  return {
    airline,
    number: `${code} ${1_200 + at * 7 + (direction === 'arrival' ? 1 : 0)}`,
    area,
    direction,
    airport,
    scheduled: scheduled as Instant,
    expected: isLateKnown ? ((scheduled + fate.delay * MINUTE) as Instant) : undefined,
    status,
  }
}
const NO_LINE: Line = ['Roma', 'ITA Airways', 'AZ', 'Terminal 1']

const daily = Array.from({ length: Math.floor((LAST - FIRST) / APART) + 1 }, (_, at) => at)

/** A diverted flight: a status unknown to this app (E015-05). */
const sentElsewhere = (day: LocalDate): Flight => ({
  airline: 'Volo charter',
  number: 'XZ 404',
  area: 'Terminal 1',
  direction: 'arrival',
  airport: 'Reykjavík',
  scheduled: (midnightOf(day) + ELSEWHERE * MINUTE) as Instant,
  expected: undefined,
  status: 'DIROTTATO',
})

/** The flight board now: it changes with the clock (E015-05). */
export const flightsAt = (now: Instant): readonly Flight[] => {
  const days = [-1, 0, 1].map((away) => addDays(dayOf(now), away))
  const planned = days.flatMap((day) =>
    daily.flatMap((at) => [flightOf(day, at, 'departure', now), flightOf(day, at, 'arrival', now)]),
  )
  return [...planned, ...days.map(sentElsewhere)].filter(
    ({ scheduled, expected }) =>
      scheduled !== undefined && (expected ?? scheduled) >= now - BEFORE * MINUTE && scheduled <= now + AFTER * MINUTE,
  )
}

/** The places of the airport. */
export const terminals: readonly SheetItem[] = [
  itemOf(1, {
    title: 'Terminal 1',
    name: 'Aeroporto di Malpensa',
    address: 'Via 8 Marzo, Ferno',
    icon: iconOf('volo'),
    position: { latitude: 45.62926, longitude: 8.72311 },
    data: [{ label: 'Treno', value: 'Malpensa Express, piano -1' }],
  }),
  itemOf(2, {
    title: 'Terminal 2',
    name: 'Aeroporto di Malpensa',
    address: 'Via Mille Miglia, Somma Lombardo',
    icon: iconOf('volo'),
    position: { latitude: 45.65024, longitude: 8.72229 },
    data: [{ label: 'Treno', value: 'Malpensa Express, stazione T2' }],
  }),
]

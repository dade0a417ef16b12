import type { SheetNow } from '#application/town/sheet/sheet.flow.ts'
import { type Flight, flightKey, flightStatus, isAmong } from '#domain/e015/flight.ts'
import type { Sheet } from '#domain/e015/sheet.ts'
import { flightsWithin, shownDirection } from '#domain/e015/sheet-filters.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import type { Speech } from '#ui/view/speech.ts'
import type { Tone } from '#ui/theme/tone.ts'
import { DIRECTION_TEXTS, STATUSES } from './sheet-texts.ts'

const DIRECTIONS = ['departure', 'arrival'] as const

/** Above this number, changes are announced by their number. */
const MOST_NEWS = 3

/** The flights, the direction, and the announced changes (E015-05). */
export const boardView = (sheet: Sheet, { filters, changes, today, verbs }: SheetNow, speech: Speech) => {
  const { say } = speech
  const flights = flightsWithin(sheet.flights, filters)
  const direction = shownDirection(sheet.flights, filters)
  return {
    label: say('flights.board'),
    direction: direction && {
      kind: 'tabs' as const,
      label: say('flights.direction'),
      tabs: DIRECTIONS.map((one) => ({
        key: one,
        label: say(DIRECTION_TEXTS[one]),
        isCurrent: one === direction,
        choose: () => verbs.filter({ ...filters, direction: one === 'arrival' ? one : undefined }),
      })),
    },
    total: say('flights.total', { count: flights.length }),
    /** For screen readers. */
    news: newsOf(
      changes.filter((flight) => flights.includes(flight)),
      speech,
    ),
    headings: {
      time: say('flights.time'),
      number: say('flights.number'),
      airline: say('flights.airline'),
      area: say('flights.area'),
      status: say('flights.status'),
    },
    flights: flights.map((flight) => flightView(flight, isAmong(changes, flight), today, speech)),
  }
}

export type BoardView = ReturnType<typeof boardView>

/** The announcement of changed flights. */
const newsOf = (changes: readonly Flight[], { say, formats }: Speech): string => {
  if (changes.length > MOST_NEWS) return say('flights.news', { count: changes.length })
  const said = ({ airport, number, status, expected }: Flight): string => {
    const known = flightStatus(status)
    return [
      [number, airport].filter((one) => one !== undefined).join(' '),
      known === undefined ? status : say(STATUSES[known].words),
      expected && formats.time(expected),
    ]
      .filter((one) => one !== undefined && one !== '')
      .join(', ')
  }
  return changes.map(said).join('. ')
}

/** A flight of the board (E015-05). */
const flightView = (flight: Flight, hasChanged: boolean, today: LocalDate, speech: Speech) => {
  const { say, formats } = speech
  const { airport, number, airline, area, scheduled, expected } = flight
  const first = scheduled ?? expected
  const day = first === undefined ? today : dayOf(first)
  const isLate = scheduled !== undefined && expected !== undefined && expected !== scheduled
  return {
    kind: 'row' as const,
    key: flightKey(flight),
    name: airport ?? number ?? '–',
    number,
    airline,
    area,
    /** The scheduled and the new time, where they differ. */
    late: isLate
      ? {
          scheduled: { label: say('flights.scheduled'), words: formats.time(scheduled) },
          expected: { label: say('flights.expected'), words: formats.time(expected) },
        }
      : undefined,
    time: isLate ? undefined : first === undefined ? '–' : formats.time(first),
    /** Its day, where that is not today. */
    otherDay: day === today ? undefined : formats.day(day, today),
    status: statusView(flight, speech),
    changed: hasChanged ? say('flights.changed') : undefined,
  }
}

export type FlightView = ReturnType<typeof flightView>

/** `own`: a text of the server; `planned`: no status. */
type StatusView = Readonly<{ sign: 'known' | 'own' | 'planned'; words: string; tone: Tone }>

/** The status: our text for a known one, the server's for an unknown one, [decided] 'Previsto' without one. */
const statusView = ({ status }: Flight, { say }: Speech): StatusView => {
  const known = flightStatus(status)
  if (known !== undefined) return { sign: 'known', words: say(STATUSES[known].words), tone: STATUSES[known].tone }
  return status === undefined
    ? { sign: 'planned', words: say('flights.planned'), tone: 'neutral' }
    : { sign: 'own', words: status, tone: 'neutral' }
}

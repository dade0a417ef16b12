import { describe, expect, test } from 'vitest'
import type { Instant } from '#domain/time/calendar.ts'
import { byTimetable, changedFlights, type Flight, FLIGHT_STATUSES, flightStatus, isAmong } from './flight.ts'

const flight = (number: string, rest: Partial<Flight> = {}): Flight => ({
  airline: 'easyJet',
  number,
  area: 'Terminal 2',
  direction: 'departure',
  airport: 'Napoli',
  scheduled: 1_000 as Instant,
  expected: undefined,
  status: undefined,
  ...rest,
})

test('A code is known in upper and lower case; an unknown one is kept as it is (E015-05)', () => {
  expect(FLIGHT_STATUSES.map((code) => flightStatus(` ${code.toUpperCase()} `))).toEqual(FLIGHT_STATUSES)
  expect([flightStatus('DIROTTATO'), flightStatus(''), flightStatus(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('Flights are sorted by time, those without a time at the end', () => {
  const some = [
    flight('C', { scheduled: undefined }),
    flight('B'),
    flight('A'),
    flight('D', { scheduled: 5 as Instant }),
    flight('', { number: undefined }),
  ]
  for (const flights of [some, some.toReversed()])
    expect(flights.sort(byTimetable).map(({ number }) => number)).toEqual(['D', undefined, 'A', 'B', 'C'])
})

describe('Between two answers', () => {
  const before = [flight('U2 1'), flight('U2 2', { status: 'boarding' }), flight('U2 3')]
  test('a new status and a new time are changes; added and removed flights are not', () => {
    const now = [
      flight('U2 1', { expected: 2_000 as Instant }),
      flight('U2 2', { status: 'closed' }),
      flight('U2 4', { status: 'boarding' }),
    ]
    const changed = changedFlights(before, now)
    expect(changed.map(({ number }) => number)).toEqual(['U2 1', 'U2 2'])
    expect(before.map((one) => isAmong(changed, one))).toEqual(before.map((_, at) => at < 2))
  })
  test('the same flight of another day is another flight', () => {
    const later = flight('U2 1', { scheduled: 9_000 as Instant, status: 'boarding' })
    expect(changedFlights(before, [later])).toEqual([])
  })
  test.each<Partial<Flight>>([
    { direction: 'arrival' },
    { airline: 'Ryanair' },
    { number: 'U2 1e', airline: 'asyJet' },
  ])('another flight of the same number and time is not taken for it: %j', (other) => {
    const both = [flight('U2 1'), flight('U2 1', { ...other, status: 'boarding' })]
    expect(changedFlights(both, both)).toEqual([])
  })
  test('an identical answer has no changes', () => expect(changedFlights(before, [...before])).toEqual([]))
})

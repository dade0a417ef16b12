import { expect, test } from 'vitest'
import { memoryStorage } from '#adapters/browser/memory-storage.ts'
import { askedClock, askedFor, describesSituation } from '#mocks/asked.ts'
import { addressOf, placeIn, type Situation } from './situation.ts'

const ORIGIN = 'https://demo.example'
const NOW = Date.parse('2026-11-20T09:30:00+01:00')
const situation: Situation = {
  as: 'mario.rossi',
  at: '/noticeSent/2?from=home#answers',
  world: { now: NOW, seed: 3, scale: 1, latency: 'human', tongue: 'own' },
  clock: NOW,
  pace: 1,
  fault: 'refresh-refused@notices.one,slow',
}
const searchOf = (one: Situation): string => new URL(addressOf(one, ORIGIN)).search

test('An address says who, where, when, in which world and with which faults', () => {
  const search = searchOf(situation)
  const query = new URLSearchParams(search)
  expect(describesSituation(search)).toBe(true)
  expect(query.get('as')).toBe('mario.rossi')
  expect(placeIn(query.get('at'), ORIGIN)).toBe(situation.at)
  expect(askedFor(search, memoryStorage())).toEqual({
    now: new Date(NOW).toISOString(),
    seed: '3',
    fault: situation.fault,
  })
})

test('What is as usual is not said; what is not, is', () => {
  const asked = askedFor(
    searchOf({
      ...situation,
      world: { ...situation.world, scale: 100, latency: 0, tongue: 'php' },
      clock: NOW + 86_400_000,
      pace: 60,
    }),
    memoryStorage(),
  )
  expect(asked).toMatchObject({
    scale: '100',
    latency: '0',
    server: 'php',
    pace: '60',
    clock: '2026-11-21T08:30:00.000Z',
  })
})

test('The clock of a situation stands where it stood, and runs as it ran', () => {
  let ticks = 0
  const clock = askedClock(searchOf({ ...situation, clock: NOW + 600_000, pace: 0 }), memoryStorage(), () => ticks)
  ticks = 5_000
  expect(clock.now()).toBe(NOW + 600_000)
})

test('A visitor has an address too', () => {
  const search = searchOf({ ...situation, as: undefined })
  expect(describesSituation(search)).toBe(true)
  expect(new URLSearchParams(search).get('as')).toBe('')
})

test.each(['https://elsewhere.example/login', '//elsewhere.example', 'javascript:alert(1)', 'https://', null, ''])(
  'An address that is no page of the demo leads to the first one: %s',
  (at) => expect(placeIn(at, ORIGIN)).toBe('/'),
)

test.each(['', '?now=2026-11-20', '?date=2026-11-21'])('%j describes no situation', (search) =>
  expect(describesSituation(search)).toBe(false),
)

import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#adapters/browser/memory-storage.ts'
import { askedClock, askedFor } from './asked.ts'

const MOMENT = '2026-11-20T09:30:00+01:00'
const asked = (search: string, tab = memoryStorage()) => {
  let ticks = 5_000
  const clock = askedClock(search, tab, () => ticks)
  return {
    clock,
    pass: (milliseconds: number) => {
      ticks += milliseconds
    },
  }
}

test('The clock starts at the requested moment, and runs on from there', () => {
  const { clock, pass } = asked(`?now=${encodeURIComponent(MOMENT)}`)
  expect(clock.now()).toBe(Date.parse(MOMENT))
  pass(90_000)
  expect(clock.now()).toBe(Date.parse(MOMENT) + 90_000)
})

test('The clock stays the same when the URL no longer has the moment, in the same tab', () => {
  const tab = memoryStorage()
  asked(`?now=${encodeURIComponent(MOMENT)}&seed=3&server=php`, tab)
  expect(asked('?date=2026-11-21', tab).clock.now()).toBe(Date.parse(MOMENT))
  expect(askedFor('', tab)).toEqual({ now: MOMENT, seed: '3', server: 'php' })
})

test.each(['', '?seed=2', '?now=', '?now=domani'])('%j requests no clock: it is that of the device', (search) => {
  vi.useFakeTimers({ now: Date.parse('2027-01-01T00:00:00Z') })
  const { clock, pass } = asked(search)
  pass(90_000)
  expect(clock.now()).toBe(Date.now())
  vi.setSystemTime(Date.parse('2027-01-02T00:00:00Z'))
  expect(clock.now()).toBe(Date.now())
  vi.useRealTimers()
})

test('The clock can be ahead of the moment of the world', () => {
  const { clock } = asked(`?now=${encodeURIComponent(MOMENT)}&clock=2026-11-21T08:30:00Z`)
  expect(clock.now()).toBe(Date.parse('2026-11-21T08:30:00Z'))
})

test('The clock runs at the requested pace, and at another from then on', () => {
  const { clock, pass } = asked(`?now=${encodeURIComponent(MOMENT)}&pace=60`)
  pass(1_000)
  expect(clock.now()).toBe(Date.parse(MOMENT) + 60_000)
  clock.run(0)
  pass(1_000)
  clock.advance(5_000)
  expect(clock.now()).toBe(Date.parse(MOMENT) + 65_000)
})

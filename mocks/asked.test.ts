import { expect, test } from 'vitest'
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
  expect(clock?.now()).toBe(Date.parse(MOMENT))
  pass(90_000)
  expect(clock?.now()).toBe(Date.parse(MOMENT) + 90_000)
})

test('The clock stays the same when the URL no longer has the moment, in the same tab', () => {
  const tab = memoryStorage()
  asked(`?now=${encodeURIComponent(MOMENT)}&seed=3&server=php`, tab)
  expect(asked('?date=2026-11-21', tab).clock?.now()).toBe(Date.parse(MOMENT))
  expect(askedFor('', tab)).toEqual({ now: MOMENT, seed: '3', server: 'php' })
})

test.each(['', '?seed=2', '?now=', '?now=domani'])('%j requests no clock: the device’s clock is used', (search) =>
  expect(asked(search).clock).toBeUndefined(),
)

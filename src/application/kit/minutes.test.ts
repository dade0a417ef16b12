import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Instant } from '#domain/time/calendar.ts'
import { followMinutes } from './minutes.ts'
import { movingPresence } from './testing/moving-presence.ts'

const START = Date.parse('2026-11-20T23:58:30Z')

beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

const follow = () => {
  const { presence, become, listeners } = movingPresence()
  const heard: string[] = []
  const stop = followMinutes(
    {
      clock: { now: () => new Date().getTime() as Instant },
      presence,
    },
    () => heard.push(new Date().toISOString().slice(11, 19)),
  )
  return { heard, show: (isVisible: boolean) => become({ isVisible }), stop, watchers: listeners }
}

test('Each minute is heard of as it begins, also that of another day', () => {
  const { heard } = follow()
  vi.advanceTimersByTime(150_000)
  expect(heard).toEqual(['23:59:00', '00:00:00', '00:01:00'])
})

test('Nothing is heard out of sight; who comes back hears at once that time has passed, and only then', () => {
  const { heard, show } = follow()
  show(false)
  vi.advanceTimersByTime(3_600_000)
  expect(heard).toEqual([])
  show(true)
  show(true)
  expect(heard).toEqual(['00:58:30'])
  vi.advanceTimersByTime(30_000)
  expect(heard).toEqual(['00:58:30', '00:59:00'])
})

test('A clock that was put back is heard of with the next minute', () => {
  const { heard } = follow()
  vi.setSystemTime(START - 7_200_000)
  vi.advanceTimersByTime(90_000)
  expect(heard).toEqual(['21:59:00', '22:00:00'])
})

test('Whoever stops hears nothing more', () => {
  const { heard, stop, watchers } = follow()
  stop()
  vi.advanceTimersByTime(300_000)
  expect([heard, watchers.size, vi.getTimerCount()]).toEqual([[], 0, 0])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from './soon.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('Work that is done in time gives what it comes to, and leaves no timer behind', async () => {
  expect(await soon(Promise.resolve(20))).toBe(20)
  expect(vi.getTimerCount()).toBe(0)
})

test('Work that never ends keeps nobody waiting', async () => {
  const waiting = soon(new Promise<number>(() => {}))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await waiting).toBeUndefined()
})

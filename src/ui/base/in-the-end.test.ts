import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTheEnd } from './in-the-end.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('What fails is tried again, each time after twice as long, until it is done', async () => {
  const at: number[] = []
  const began = performance.now()
  const work = async (): Promise<void> => {
    at.push(performance.now() - began)
    if (at.length < 4) throw new Error('No network')
  }
  inTheEnd(work, 3_000)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(at).toEqual([3_000, 9_000, 21_000, 45_000])
})

test('What is done at once, and fails, waits before it is tried again', async () => {
  const work = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockResolvedValue(undefined)
  inTheEnd(work, 0)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(work).toHaveBeenCalledTimes(2)
})

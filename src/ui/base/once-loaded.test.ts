import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceLoaded } from './once-loaded.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('What does not come is asked for again, each time after twice as long, and is used once', async () => {
  const at: number[] = []
  const began = performance.now()
  const use = vi.fn<(code: string) => void>()
  const load = async (): Promise<string> => {
    at.push(performance.now() - began)
    if (at.length < 4) throw new Error('No network')
    return 'code'
  }
  onceLoaded(load, use, 3_000)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([at, use.mock.calls]).toEqual([[3_000, 9_000, 21_000, 45_000], [['code']]])
})

test('What is asked for at once, and does not come, waits before it is asked for again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('No network')).mockResolvedValue('code')
  onceLoaded(load, () => {})
  await vi.advanceTimersByTimeAsync(2_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('A defect in its use is told, and not tried again', async () => {
  const told = vi.fn<(error: unknown) => void>()
  process.once('unhandledRejection', told)
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  onceLoaded(load, () => {
    throw new Error('A defect')
  })
  await vi.advanceTimersByTimeAsync(600_000)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).toHaveBeenCalledTimes(1)
  expect(told.mock.calls.map(([error]) => (error as Error).message)).toEqual(['A defect'])
})

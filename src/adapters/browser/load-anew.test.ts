import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAnew, STILL_HERE } from './load-anew.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('A page that is still here is loaded anew again, less and less often, and in the end no more (ERR-04)', () => {
  const at: number[] = []
  const start = Date.now()
  loadAnew(() => at.push(Date.now() - start))
  expect(at).toEqual([0])
  vi.advanceTimersByTime(600_000)
  expect(at).toEqual([0, ...STILL_HERE])
  const pauses = STILL_HERE.map((time, index) => time - (STILL_HERE[index - 1] ?? 0))
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
})

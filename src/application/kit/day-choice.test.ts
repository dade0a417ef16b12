import { expect, test, vi } from 'vitest'
import type { LocalDate } from '#domain/time/calendar.ts'
import { openMonthLook } from './day-choice.ts'

const day = (text: string) => text as LocalDate
const [friday, sunday, december] = [day('2026-11-20'), day('2026-11-22'), day('2026-12-01')]

test('Another month stays in view until the day changes', () => {
  const changed = vi.fn<() => void>()
  const look = openMonthLook({ changed })
  expect(look(friday).month).toBe(friday)
  look(friday).lookAt(december)
  expect([look(friday).month, changed.mock.calls.length]).toEqual([december, 1])
  expect(look(sunday).month).toBe(sunday)
})

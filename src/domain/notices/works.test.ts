import { expect, test } from 'vitest'
import type { LocalDate } from '#domain/time/calendar.ts'
import { worksState } from './works.ts'

const day = (text: string) => text as LocalDate
const from = day('2026-11-24')
const until = day('2026-11-28')

test.each([
  ['2026-11-23', 'coming'],
  ['2026-11-24', 'running'],
  ['2026-11-28', 'running'],
  ['2026-11-29', 'over'],
])('On %s the works are %s', (today, state) => {
  expect(worksState({ from, until }, day(today))).toBe(state)
})

test('An unknown side is open', () => {
  expect(worksState({ from: undefined, until }, from)).toBe('running')
  expect(worksState({ from: undefined, until: from }, until)).toBe('over')
  expect(worksState({ from, until: undefined }, day('2030-01-01'))).toBe('running')
  expect(worksState({ from: undefined, until: undefined }, from)).toBeUndefined()
})

test('A side that came and cannot be read is not open: only the other one tells (fault 55)', () => {
  const later = { from: undefined, until, unreadable: ['from'] } as const
  expect(worksState(later, from)).toBeUndefined()
  expect(worksState(later, day('2026-11-29'))).toBe('over')
  const earlier = { from, until: undefined, unreadable: ['until'] } as const
  expect(worksState(earlier, from)).toBeUndefined()
  expect(worksState(earlier, day('2026-11-23'))).toBe('coming')
})

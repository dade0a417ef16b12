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
  expect(worksState(from, until, day(today))).toBe(state)
})

test('An unknown side is open', () => {
  expect(worksState(undefined, until, from)).toBe('running')
  expect(worksState(undefined, from, until)).toBe('over')
  expect(worksState(from, undefined, day('2030-01-01'))).toBe('running')
  expect(worksState(undefined, undefined, from)).toBeUndefined()
})

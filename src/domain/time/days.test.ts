import { describe, expect, test } from 'vitest'
import type { LocalDate } from './calendar.ts'
import { addDays, daysBetween, dayFrom } from './days.ts'

const day = (text: string): LocalDate => text as LocalDate

describe('A day plus a number of days', () => {
  test.each([
    ['2026-01-15', 0, '2026-01-15'],
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-01-15', 365, '2027-01-15'],
  ])('%s and %i days is %s, whatever the clocks do', (start, days, expected) =>
    expect(addDays(day(start), days)).toBe(expected),
  )
})

describe('The days between two days', () => {
  test.each([
    ['2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['2026-10-25', '2026-10-25', ['2026-10-25']],
    ['2026-10-25', '2026-10-24', []],
    ['9999-12-30', '9999-12-31', ['9999-12-30', '9999-12-31']],
  ])('%s to %s have both ends, and an end where years are over', (first, last, expected) =>
    expect(daysBetween(day(first), day(last))).toEqual(expected),
  )
})

describe('A day in a URL', () => {
  test.each(['2026-11-20', '2028-02-29', '1900-01-01', '2199-12-31'])('is read: %s', (text) =>
    expect(dayFrom(text)).toBe(text),
  )

  test.each([
    undefined,
    null,
    '',
    'oggi',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '20-11-2026',
    '2026-11-20T00',
    '9999-01-01',
    '1219-01-01',
    '1899-12-31',
  ])('is none: %s', (text) => expect(dayFrom(text)).toBeUndefined())
})

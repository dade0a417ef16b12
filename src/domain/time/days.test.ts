import { describe, expect, test } from 'vitest'
import type { LocalDate } from './calendar.ts'
import { daysBetween, dayFrom } from './days.ts'

const day = (text: string): LocalDate => text as LocalDate

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

import { describe, expect, test } from 'vitest'
import { addDays, dayFrom, dayOf, type Instant, type LocalDate } from './calendar.ts'

const at = (moment: string): Instant => Date.parse(moment) as Instant
const day = (text: string): LocalDate => text as LocalDate

describe('The day of a moment', () => {
  test.each([
    ['just before midnight in winter', '2026-01-15T22:59:59.999Z', '2026-01-15'],
    ['at midnight in winter', '2026-01-15T23:00:00Z', '2026-01-16'],
    ['just before midnight in summer', '2026-07-15T21:59:59.999Z', '2026-07-15'],
    ['at midnight in summer', '2026-07-15T22:00:00Z', '2026-07-16'],
    ['at midnight before the clocks go forward', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['at midnight after the clocks went forward', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['at midnight before the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['an hour before midnight after the clocks went back', '2026-10-25T22:00:00Z', '2026-10-25'],
    ['at midnight after the clocks went back', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['on New Year’s Eve', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['before time was counted', '1969-12-31T22:00:00Z', '1969-12-31'],
  ])('%s is the one in the municipalities’ time zone', (_, moment, expected) =>
    expect(dayOf(at(moment))).toBe(expected),
  )
})

describe('So many days after a day', () => {
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

describe('A day of an address', () => {
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
    '1899-12-31',
  ])('is none: %s', (text) => expect(dayFrom(text)).toBeUndefined())
})

import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays, dayOf, earlierDay, type Instant, laterDay, type LocalDate, weekdayOf } from './calendar.ts'

const at = (moment: string): Instant => Date.parse(moment) as Instant

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

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -Number.MAX_VALUE, 8.64e15 + 1])(
    'is empty where there is no such moment (%d): a page lives without it',
    (moment) => expect(dayOf(moment as Instant)).toBe(''),
  )

  test('does not depend on how a locale writes a date (fault 51)', () => {
    // CLDR 42 (ICU 72) writes the dates of 'en-CA' as 11/25/2026; WebKitGTK and Node 18.13 carry it.
    const written = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      configurable: true,
      get: () => () => '11/25/2026',
    })
    onTestFinished(() => void Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', written ?? {}))
    expect(dayOf(at('2026-11-25T12:00:00Z'))).toBe('2026-11-25')
  })
})

test.each([
  ['2026-11-20', '2026-11-21'],
  ['2026-09-30', '2026-10-01'],
  ['2026-12-31', '2027-01-01'],
  ['2026-11-20', '2026-11-20'],
] as [LocalDate, LocalDate][])('Of %s and %s the first is the earlier, the second the later day', (one, other) => {
  expect([earlierDay(one, other), earlierDay(other, one)]).toEqual([one, one])
  expect([laterDay(one, other), laterDay(other, one)]).toEqual([other, other])
})

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
    ['9999-12-30', 1, '9999-12-31'],
    ['9995-03-01', 3660, '9999-12-31'],
  ])('%s and %i days is %s, whatever the clocks do', (start, days, expected) =>
    expect(addDays(start as LocalDate, days)).toBe(expected),
  )
})

test.each([
  ['1970-01-01', 4],
  ['2023-12-31', 7],
  ['2024-02-29', 4],
  ['2026-11-16', 1],
  ['2026-11-21', 6],
])('the day %s has the day of the week %d', (day, weekday) => expect(weekdayOf(day as LocalDate)).toBe(weekday))

test('a day that cannot be told is none of the week (fault 51)', () => expect(weekdayOf('' as LocalDate)).toBeNaN())

import { describe, expect, test } from 'vitest'
import type { Instant, LocalDate, LocalTime } from './calendar.ts'
import { instantAt, timeOf } from './wall-clock.ts'

const at = (day: string, time: string) => new Date(instantAt(day as LocalDate, time as LocalTime)).toISOString()

describe('The moment of a day and a time in the time zone of the municipalities', () => {
  test.each([
    ['in winter', '2026-11-20', '18:30', '2026-11-20T17:30:00.000Z'],
    ['in summer', '2026-07-20', '18:30', '2026-07-20T16:30:00.000Z'],
    ['just before the clocks go forward', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['just after the clocks went forward', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['before the clocks go back', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['after the clocks went back', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['at midnight of the day that has 23 hours', '2026-03-29', '00:00', '2026-03-28T23:00:00.000Z'],
    ['at midnight of the day that has 25 hours', '2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
    ['on New Year’s Eve', '2026-12-31', '23:59', '2026-12-31T22:59:00.000Z'],
  ])('is the right one %s', (_, day, time, expected) => expect(at(day, time)).toBe(expected))

  test('is shifted by the gap where the clocks skip the time', () =>
    expect(at('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z'))

  test('is one of the two where the time occurs twice', () =>
    expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(at('2026-10-25', '02:30')))

  test('converts back to that time', () => {
    for (const day of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'])
      for (const time of ['00:00', '00:30', '04:05', '12:00', '23:59'] as LocalTime[])
        expect(timeOf(instantAt(day as LocalDate, time))).toBe(time)
    expect(timeOf(Date.parse('2026-07-01T22:05:59Z') as Instant)).toBe('00:05')
  })
})

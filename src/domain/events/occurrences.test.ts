import { describe, expect, test } from 'vitest'
import { addDays, type LocalDate, type LocalTime } from '#domain/time/calendar.ts'
import { type Occurrences, occurrencesOf, type Span } from './occurrences.ts'

const dayIn = (text: string) => /\d{4}-\d\d-\d\d/.exec(text)?.[0] as LocalDate | undefined
const timeIn = (text: string) => /\d\d:\d\d/.exec(text)?.[0] as LocalTime | undefined

/** What is announced: `2026-11-20 20:00 > 2026-11-21 02:00`, where the times and the last day may be missing. */
const span = (announced: string, weekdays?: readonly number[]): Span => {
  const [start = '', end = ''] = announced.split('>')
  return {
    startDate: dayIn(start) ?? ('' as LocalDate),
    startTime: timeIn(start),
    endDate: dayIn(end),
    endTime: timeIn(end),
    weekdays,
  }
}

/** What a calendar enters, in the same writing; then how often, and on which days of the week. */
const entered = ({ first: { startDate, startTime, end }, repeats }: Occurrences): string => {
  const from = [startDate, startTime].filter(Boolean).join(' ')
  const to = end ? ` > ${[end.day, end.time].filter(Boolean).join(' ')}` : ''
  const again = repeats ? `, ${repeats.times} times` : ''
  return `${from}${to}${again}${repeats?.weekdays ? ` on ${repeats.weekdays.join(' ')}` : ''}`
}

// 20 November 2026 is a Friday.
describe('What a calendar enters (EVENT-08)', () => {
  test.each([
    ['one day without hours', '2026-11-20', '2026-11-20 > 2026-11-20'],
    ['a weekend without hours', '2026-11-20 > 2026-11-22', '2026-11-20 > 2026-11-22'],
    ['a last day before the first', '2026-11-20 > 2026-11-18', '2026-11-20 > 2026-11-20'],
    ['a beginning whose end nobody knows', '2026-11-20 20:00', '2026-11-20 20:00'],
    ['an evening', '2026-11-20 20:00 > 22:30', '2026-11-20 20:00 > 2026-11-20 22:30'],
    ['an evening with its day', '2026-11-20 20:00 > 2026-11-20 22:30', '2026-11-20 20:00 > 2026-11-20 22:30'],
    ['a night', '2026-11-20 22:00 > 02:00', '2026-11-20 22:00 > 2026-11-21 02:00'],
    ['a night with its second day', '2026-11-20 22:00 > 2026-11-21 02:00', '2026-11-20 22:00 > 2026-11-21 02:00'],
    ['the night of the new year', '2026-12-31 23:00 > 04:30', '2026-12-31 23:00 > 2027-01-01 04:30'],
    ['an evening until midnight', '2026-11-20 20:00 > 2026-11-21 00:00', '2026-11-20 20:00 > 2026-11-21 00:00'],
    ['an end that is the beginning', '2026-11-20 18:00 > 18:00', '2026-11-20 18:00'],
    ['hours that cannot be', '2026-11-20 18:00 > 12:00', '2026-11-20 18:00'],
    ['an end without a beginning', '2026-11-20 > 12:00', '2026-11-20 > 2026-11-20'],
    ['a day until its midnight', '2026-11-20 > 2026-11-21 00:00', '2026-11-20 > 2026-11-20'],
    ['a day until midnight, told with one date', '2026-11-20 > 2026-11-20 00:00', '2026-11-20 > 2026-11-20'],
    ['two days until the midnight of the last', '2026-11-20 > 2026-11-22 00:00', '2026-11-20 > 2026-11-21'],
    ['several days with an end and no beginning', '2026-11-20 > 2026-11-22 12:00', '2026-11-20 > 2026-11-22'],
    ['a stay', '2026-11-20 18:00 > 2026-11-22 12:00', '2026-11-20 18:00 > 2026-11-22 12:00'],
  ])('is one entry for %s', (_, announced, expected) => expect(entered(occurrencesOf(span(announced)))).toBe(expected))

  test.each([
    ['three evenings', '2026-11-20 20:00 > 2026-11-22 22:30', '2026-11-20 20:00 > 2026-11-20 22:30, 3 times'],
    ['two days', '2026-11-20 20:00 > 2026-11-21 22:30', '2026-11-20 20:00 > 2026-11-20 22:30, 2 times'],
    ['three days of which only the beginning is known', '2026-11-20 20:00 > 2026-11-22', '2026-11-20 20:00, 3 times'],
    [
      'two nights, told with the day after the last',
      '2026-11-20 22:00 > 2026-11-22 02:00',
      '2026-11-20 22:00 > 2026-11-21 02:00, 2 times',
    ],
    [
      'two evenings until midnight',
      '2026-11-20 20:00 > 2026-11-22 00:00',
      '2026-11-20 20:00 > 2026-11-21 00:00, 2 times',
    ],
  ])('comes each day for %s', (_, announced, expected) =>
    expect(entered(occurrencesOf(span(announced)))).toBe(expected),
  )

  test.each<[string, string, readonly number[], string]>([
    [
      'a course on Mondays and Wednesdays that begins on a Wednesday',
      '2026-11-18 18:00 > 2026-12-02 19:30',
      [1, 3],
      '2026-11-18 18:00 > 2026-11-18 19:30, 5 times on 1 3',
    ],
    [
      'a course whose first day comes after its date',
      '2026-11-20 18:00 > 2026-12-04 19:30',
      [1],
      '2026-11-23 18:00 > 2026-11-23 19:30, 2 times on 1',
    ],
    ['a market without hours', '2026-11-20 > 2026-12-04', [6], '2026-11-21 > 2026-11-21, 2 times on 6'],
    [
      'nights on Saturdays',
      '2026-11-20 23:00 > 2026-11-29 03:00',
      [6],
      '2026-11-21 23:00 > 2026-11-22 03:00, 2 times on 6',
    ],
    [
      'every day of its time',
      '2026-11-20 18:00 > 2026-11-21 19:00',
      [5, 6],
      '2026-11-20 18:00 > 2026-11-20 19:00, 2 times',
    ],
    [
      'days that do not come in its time',
      '2026-11-20 18:00 > 2026-11-21 19:00',
      [1],
      '2026-11-20 18:00 > 2026-11-20 19:00, 2 times',
    ],
    ['one day of the week only', '2026-11-20 18:00 > 19:00', [5], '2026-11-20 18:00 > 2026-11-20 19:00'],
    ['one day that is another one of the week', '2026-11-20 18:00 > 19:00', [1], '2026-11-20 18:00 > 2026-11-20 19:00'],
    ['no days of the week', '2026-11-20 > 2026-11-22', [], '2026-11-20 > 2026-11-22'],
  ])('follows the week for %s', (_, announced, weekdays, expected) =>
    expect(entered(occurrencesOf(span(announced, weekdays)))).toBe(expected),
  )

  test('counts ten years at most, however long something claims to go on', () => {
    const first = '2026-11-20' as LocalDate
    const until = (days: number) => occurrencesOf(span(`${first} 09:00 > ${addDays(first, days)} 10:00`)).repeats?.times
    expect([3659, 3660, 3661].map(until)).toEqual([3660, 3661, 3661])
    expect(occurrencesOf(span(`${first} 09:00 > 9999-12-31 10:00`)).repeats?.times).toBe(3661)
    expect(occurrencesOf(span('9995-03-01 09:00 > 9995-03-03 10:00')).repeats?.times).toBe(3)
  })
})

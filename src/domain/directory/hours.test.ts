import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  type Instant,
  type LocalDate,
  type LocalTime,
  type Weekday,
  weekdayOf,
} from '#domain/time/calendar.ts'
import { instantAt } from '#domain/time/wall-clock.ts'
import { hoursFrom, openAt, type OpeningSpan, statusAt, weekOf } from './hours.ts'

/** A Monday, and a moment of the days after it. */
const MONDAY = '2026-11-16' as LocalDate
const at = (day: Weekday, time: string): Instant => instantAt(addDays(MONDAY, day - 1), time as LocalTime)
const span = (day: Weekday, opens: string, closes: string): OpeningSpan => ({
  day,
  opens: opens as LocalTime,
  closes: closes as LocalTime,
})
const status = (spans: readonly OpeningSpan[], moment: Instant) => statusAt(hoursFrom(spans), moment)

/** Mornings from Monday to Friday, and Thursday afternoon. */
const OFFICE = [...([1, 2, 3, 4, 5] as const).map((day) => span(day, '08:30', '12:30')), span(4, '14:30', '17:30')]

describe('an office', () => {
  test.each<[day: Weekday, time: string, closes: string]>([
    [1, '08:30', '12:30'],
    [5, '12:29', '12:30'],
    [4, '16:00', '17:30'],
  ])('on day %d at %s is open until %s', (day, time, closes) => {
    expect(status(OFFICE, at(day, time))).toEqual({
      kind: 'open',
      closes: { away: 0, day, time: closes },
      isAlways: false,
    })
  })

  test.each<[day: Weekday, time: string, away: number, next: Weekday, opens: string, isAllDay: boolean]>([
    [1, '08:29', 0, 1, '08:30', false],
    [1, '12:30', 1, 2, '08:30', false],
    [4, '13:00', 0, 4, '14:30', false],
    [5, '12:30', 3, 1, '08:30', false],
    [6, '10:00', 2, 1, '08:30', true],
    [7, '23:59', 1, 1, '08:30', true],
  ])('on day %d at %s is closed, and opens in %d days', (day, time, away, next, opens, isAllDay) => {
    expect(status(OFFICE, at(day, time))).toEqual({
      kind: 'closed',
      opens: { away, day: next, time: opens },
      isAllDay,
    })
  })
})

test('hours over midnight belong to the evening before, also from Sunday to Monday', () => {
  const bar = [span(5, '18:00', '02:00'), span(7, '20:00', '01:00')]
  expect(status(bar, at(5, '23:00'))).toMatchObject({ kind: 'open', closes: { away: 1, day: 6, time: '02:00' } })
  expect(status(bar, at(6, '01:59'))).toMatchObject({ kind: 'open', closes: { away: 0, day: 6, time: '02:00' } })
  expect(status(bar, at(6, '02:00'))).toMatchObject({ kind: 'closed', opens: { away: 1, day: 7 }, isAllDay: false })
  expect(status(bar, at(1, '00:30'))).toMatchObject({ kind: 'open', closes: { away: 0, day: 1, time: '01:00' } })
  expect(status(bar, at(7, '23:00'))).toMatchObject({ kind: 'open', closes: { away: 1, day: 1, time: '01:00' } })
})

test('what opens once a week opens in a week, once it has closed', () => {
  expect(status([span(3, '17:00', '19:00')], at(3, '19:00'))).toMatchObject({
    opens: { away: 7, day: 3, time: '17:00' },
    isAllDay: false,
  })
})

test('what closes in a day to the minute does not say when; a minute later it does', () => {
  const watch = [span(2, '08:00', '00:00'), span(3, '00:00', '08:00')]
  expect(status(watch, at(2, '08:00'))).toMatchObject({ kind: 'open', closes: undefined })
  expect(status(watch, at(2, '08:01'))).toMatchObject({ kind: 'open', closes: { away: 1, time: '08:00' } })
})

test('a night that ended at midnight, and a day that begins at the next one, are no hours of today', () => {
  const around = [span(1, '20:00', '00:00'), span(3, '00:00', '06:00')]
  expect(status(around, at(2, '12:00'))).toMatchObject({ kind: 'closed', opens: { away: 1 }, isAllDay: true })
})

test.each(['00:00', '23:59'])('what is open from midnight to %s every day never closes', (closes) => {
  const always = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => span(day, '00:00', closes))
  expect(status(always, at(3, '03:00'))).toEqual({ kind: 'open', closes: undefined, isAlways: true })
  expect(status(always.slice(1), at(3, '03:00'))).toEqual({ kind: 'open', closes: undefined, isAlways: false })
  expect(status(always.slice(1), at(7, '03:00'))).toMatchObject({ closes: { away: 1, day: 1, time: '00:00' } })
})

test('spans that touch or overlap are one', () => {
  const halves = [span(2, '13:00', '18:00'), span(2, '09:00', '13:00'), span(2, '10:00', '11:00')]
  expect(status(halves, at(2, '10:30'))).toMatchObject({ closes: { time: '18:00' } })
})

test('hours are those of the municipality’s clock, in summer and in winter', () => {
  const morning = [1, 2, 3, 4, 5, 6, 7].map((day) => span(day as Weekday, '08:30', '12:30'))
  expect(status(morning, Date.parse('2026-07-01T06:30:00Z') as Instant)).toMatchObject({ kind: 'open' })
  expect(status(morning, Date.parse('2026-12-01T06:30:00Z') as Instant)).toMatchObject({ kind: 'closed' })
})

test('of hours that are absent or a text nothing is said', () => {
  expect(statusAt(undefined, at(1, '10:00'))).toBeUndefined()
  expect(statusAt(hoursFrom([], 'su appuntamento'), at(1, '10:00'))).toBeUndefined()
  expect(hoursFrom()).toBeUndefined()
  expect(hoursFrom([], 'su appuntamento')).toEqual({ spans: [], text: 'su appuntamento' })
  expect(weekOf({ spans: [], text: 'su appuntamento' })).toEqual([])
})

describe('hours of which some cannot be read (fault 55)', () => {
  const partial = hoursFrom([span(2, '08:30', '12:30'), span(4, '14:30', '17:30')], undefined, true)

  test('say that something is open, and not until when', () => {
    expect(statusAt(partial, at(2, '09:00'))).toEqual({ kind: 'open', closes: undefined, isAlways: false })
    expect(openAt([{ hours: partial }], at(2, '09:00'))).toHaveLength(1)
  })

  test('never say that it is closed', () => expect(statusAt(partial, at(2, '13:00'))).toBeUndefined())

  test('leave out the days of which nothing is known', () =>
    expect(partial && weekOf(partial).map(({ day, spans }) => [day, spans.length])).toEqual([
      [2, 1],
      [4, 1],
    ]))

  test('are told from those that were all read', () => {
    expect(partial).toHaveProperty('isPartial', true)
    expect(hoursFrom(OFFICE)).not.toHaveProperty('isPartial')
  })
})

test('the week has each day from Monday on, with its spans in order', () => {
  const week = weekOf({ spans: [span(4, '14:30', '17:30'), span(4, '08:30', '12:30')], text: undefined })
  expect(week.map(({ day, spans }) => [day, spans.length])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 2],
    [5, 0],
    [6, 0],
    [7, 0],
  ])
  expect(week[3]?.spans.map(({ opens }) => opens)).toEqual(['08:30', '14:30'])
})

const time = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 15, 30, 59))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
const spans = fc.array(
  fc.record({ day: fc.integer({ min: 1, max: 7 }), opens: time, closes: time }) as fc.Arbitrary<OpeningSpan>,
  { minLength: 1, maxLength: 8 },
)
/** Moments of a week without a change of the clocks. */
const moments = fc.tuple(fc.integer({ min: 1, max: 7 }), time).map(([day, when]) => at(day as Weekday, when))
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('at the moment told the state changes, and not before', () => {
  fc.assert(
    fc.property(spans, moments, (given, moment) => {
      const now = status(given, moment)
      const turn = now?.kind === 'open' ? now.closes : now?.opens
      if (turn === undefined) return
      const then = instantAt(addDays(dayAt(moment), turn.away), turn.time)
      expect(then).toBeGreaterThan(moment)
      expect(then - moment).toBeLessThanOrEqual(7 * DAY)
      expect(status(given, then)?.kind).not.toBe(now?.kind)
      expect(status(given, (then - MINUTE) as Instant)?.kind).toBe(now?.kind)
      expect(weekdayOf(dayAt(then))).toBe(turn.day)
    }),
  )
})

test('neither the order of the spans nor the week matters', () => {
  fc.assert(
    fc.property(spans, moments, (given, moment) => {
      expect(status([...given].reverse(), moment)).toEqual(status(given, moment))
      expect(status(given, (moment + 7 * DAY) as Instant)).toEqual(status(given, moment))
    }),
  )
})

test('something is open at the very minute that a span begins', () => {
  fc.assert(
    fc.property(spans, (given) => {
      for (const { day, opens } of given) expect(status(given, at(day, opens))?.kind).toBe('open')
    }),
  )
})

/** The day of a moment in that week. */
function dayAt(moment: Instant): LocalDate {
  return new Date(moment + 60 * MINUTE).toISOString().slice(0, 10) as LocalDate
}

const place = (name: string, ...spans: readonly OpeningSpan[]) => ({ name, hours: hoursFrom(spans) })

test('What is open stands as it closes, and what never closes last; the rest is left out (HOME-07)', () => {
  const always = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => span(day, '00:00', '00:00'))
  const open = openAt(
    [
      place('guard', ...always),
      place('bar', span(1, '18:00', '01:00')),
      place('other guard', ...always),
      place('kiosk', span(1, '07:00', '20:00')),
      place('shop', span(1, '15:30', '19:30')),
      place('office', span(1, '08:30', '12:30')),
      place('silent'),
    ],
    at(1, '19:00'),
  )
  expect(open.map(({ name }) => name)).toEqual(['shop', 'kiosk', 'bar', 'guard', 'other guard'])
})

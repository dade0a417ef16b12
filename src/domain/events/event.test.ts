import { describe, expect, test } from 'vitest'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { daysBetween } from '#domain/time/days.ts'
import {
  byStart,
  eventsFrom,
  firstDay,
  isOn,
  isOnToday,
  isOver,
  isOverNight,
  lastDay,
  mayBeOn,
  nextBeginning,
  nextOn,
  occurrenceOn,
  type PublicEvent,
} from './event.ts'
import { publicEvent } from './testing/event.ts'

const event = (id: number, startDate: string, startTime?: string, endDate = startDate) =>
  publicEvent(id, startDate, { startTime: startTime as LocalTime | undefined, endDate: endDate as LocalDate })

test('an event takes place on its first day, its last day and the days between (EVENT-02)', () => {
  const fair = event(1, '2026-11-20', undefined, '2026-11-22')
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'] as LocalDate[]
  expect(days.map((day) => isOn(fair, day))).toEqual([false, true, true, true, false])
})

test('events are sorted by start: whole-day events first, then by id', () => {
  const events = [
    event(10, '2026-11-21', '09:00'),
    event(9, '2026-11-21', '09:00'),
    event(3, '2026-11-20', '18:00'),
    event(4, '2026-11-21'),
  ]
  expect(events.sort(byStart).map(({ id }) => id)).toEqual([3, 4, 9, 10])
})

test('upcoming events are those not over, sorted by start, including those of today', () => {
  const events = [event(3, '2026-11-25'), event(1, '2026-11-10', undefined, '2026-11-20'), event(2, '2026-11-19')]
  expect(
    eventsFrom(events, { day: '2026-11-20' as LocalDate, time: '13:00' as LocalTime }).map(({ id }) => id),
  ).toEqual([1, 3])
})

test.each<[string, Partial<Record<'startTime' | 'endDate' | 'endTime', string>>, boolean]>([
  ['that ended before', { startTime: '08:00', endTime: '12:59' }, true],
  ['that ends at that moment', { startTime: '08:00', endTime: '13:00' }, true],
  ['that ends later', { startTime: '08:00', endTime: '13:01' }, false],
  ['without the time of its end', { startTime: '08:00' }, false],
  ['of the whole day', {}, false],
  ['that ends in the following night', { startTime: '22:00', endTime: '02:00' }, false],
  ['that ends when it starts', { startTime: '13:00', endTime: '13:00' }, false],
  ['whose start is unknown', { endTime: '12:00' }, true],
  ['that ends on another day', { endDate: '2026-11-21', startTime: '08:00', endTime: '12:00' }, false],
  ['that ended the day before', { endDate: '2026-11-19', startTime: '08:00', endTime: '23:00' }, true],
])('An event %s is over at one, or is not (EVENT-01)', (_, changes, isPast) => {
  const one = { ...event(1, '2026-11-20'), ...changes } as PublicEvent
  expect(isOver(one, { day: '2026-11-20' as LocalDate, time: '13:00' as LocalTime })).toBe(isPast)
})

test('An event that began before and ends today at an earlier hour is over, however early it began (EVENT-01)', () => {
  const one = { ...event(1, '2026-11-18', '18:00', '2026-11-20'), endTime: '12:00' as LocalTime }
  expect(isOver(one, { day: '2026-11-20' as LocalDate, time: '13:00' as LocalTime })).toBe(true)
})

type Span = Pick<PublicEvent, 'startDate' | 'startTime' | 'endDate' | 'endTime'>
const span = (startDate: string, startTime?: string, endDate = startDate, endTime?: string) =>
  ({ startDate, startTime, endDate, endTime }) as Span

test.each<[string, Span, string, boolean]>([
  ['a night that is half over', span('2026-11-20', '22:00', '2026-11-20', '02:00'), '2026-11-21 00:30', true],
  ['a night at its end', span('2026-11-20', '22:00', '2026-11-20', '02:00'), '2026-11-21 02:00', false],
  ['a night of the new year', span('2026-12-31', '23:00', '2026-12-31', '04:30'), '2027-01-01 04:29', true],
  ['a night written with its second day', span('2026-11-20', '22:00', '2026-11-21', '02:00'), '2026-11-21 00:30', true],
  ['an evening until midnight', span('2026-11-20', '20:00', '2026-11-21', '00:00'), '2026-11-20 23:59', true],
  [
    'an evening until midnight, after it',
    span('2026-11-20', '20:00', '2026-11-21', '00:00'),
    '2026-11-21 00:00',
    false,
  ],
  ['a midnight of the same date', span('2026-11-20', '20:00', '2026-11-20', '00:00'), '2026-11-20 23:59', true],
  [
    'a day without a start, until midnight',
    span('2026-11-20', undefined, '2026-11-20', '00:00'),
    '2026-11-20 08:00',
    true,
  ],
  ['what begins tomorrow', span('2026-11-21', '00:10'), '2026-11-20 23:59', false],
  ['what begins later today', span('2026-11-20', '18:00'), '2026-11-20 09:00', true],
])('One can still go today to %s, or not (EVENT-01)', (_, one, moment, isOpen) => {
  const [day, time] = moment.split(' ') as [LocalDate, LocalTime]
  expect([isOnToday(one, { day, time }), isOver(one, { day, time })]).toEqual([isOpen, !isOpen && one.startDate <= day])
})

test('The last day is that of the range; a midnight at the end and a night belong to the day before (EVENT-02)', () => {
  expect(
    [
      span('2026-11-20', '20:00', '2026-11-22', '23:00'),
      span('2026-11-20', '20:00', '2026-11-22', '00:00'),
      span('2026-11-20', '22:00', '2026-11-20', '02:00'),
      span('2026-02-28', '22:00', '2026-03-01', '00:00'),
    ].map(lastDay),
  ).toEqual(['2026-11-22', '2026-11-21', '2026-11-20', '2026-02-28'])
  expect(isOn(span('2026-11-20', '20:00', '2026-11-21', '00:00'), '2026-11-21' as LocalDate)).toBe(false)
})

test('An event whose hours cannot be is over when its day is (EVENT-01)', () => {
  const mistaken = span('2026-11-20', '18:00', '2026-11-20', '12:00')
  const isOverOn = (day: string) => isOver(mistaken, { day: day as LocalDate, time: '00:00' as LocalTime })
  expect(['2026-11-19', '2026-11-20', '2026-11-21'].map(isOverOn)).toEqual([false, false, true])
})

test.each<[string, string | undefined, string | undefined, boolean]>([
  ['an evening', '20:00', '23:00', false],
  ['an evening that ends late in the night', '20:00', '02:00', true],
  ['a night until the morning', '22:00', '08:00', true],
  ['hours that end by day before they begin', '22:00', '08:01', false],
  ['a whole night, from an hour to the same', '05:00', '05:00', true],
  ['an early morning', '05:00', '07:00', false],
  ['an unknown end', '22:00', undefined, false],
  ['an unknown start', undefined, '02:00', false],
  ['unknown hours', undefined, undefined, false],
])('%s from %s to %s goes on into the next day: %s (EVENT-01)', (_, start, end, goesOn) => {
  expect(isOverNight(start as LocalTime | undefined, end as LocalTime | undefined)).toBe(goesOn)
})

test('One whose last day nobody can read is not over, and may be on each later day (fault 55)', () => {
  const untold: PublicEvent = { ...event(1, '2026-11-20'), unreadable: ['endDate'] }
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2027-11-21'] as LocalDate[]
  expect(days.map((day) => mayBeOn(untold, day))).toEqual([false, true, true, true])
  expect(days.map((day) => mayBeOn(event(1, '2026-11-20'), day))).toEqual([false, true, false, false])
  expect(days.map((day) => mayBeOn({ ...event(1, '2026-11-20'), unreadable: ['startTime'] }, day))).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(days.map((day) => isOver(untold, { day, time: '23:00' as LocalTime }))).toEqual([false, false, false, false])
  // The calendar of a citizen marks the days that are known.
  expect(days.map((day) => isOn(untold, day))).toEqual([false, true, false, false])
})

// 2 November 2026 is a Monday.
const november = (number: number) => `2026-11-${String(number).padStart(2, '0')}` as LocalDate
const at = (number: number, time: string) => ({ day: november(number), time: time as LocalTime })
const weekly = (weekdays: readonly number[], from: number, to: number, start?: string, end?: string) => ({
  ...event(1, november(from), start, november(to)),
  endTime: end as LocalTime | undefined,
  weekdays,
})
const course = weekly([2, 4], 2, 30, '18:00', '19:30')
const nights = weekly([5, 6], 2, 29, '22:00', '02:00')
const daysOf = (one: PublicEvent) =>
  daysBetween('2026-10-25' as LocalDate, '2026-12-08' as LocalDate)
    .filter((each) => isOn(one, each))
    .map((each) => each.slice(5))

describe('An event on some days of the week (EVENT-02)', () => {
  test.each<[string, PublicEvent, readonly number[]]>([
    ['of its range alone', course, [3, 5, 10, 12, 17, 19, 24, 26]],
    ['that it has within a week', weekly([1, 3, 7], 3, 8), [4, 8]],
    ['on which a night begins', nights, [6, 7, 13, 14, 20, 21, 27, 28]],
    ['before the second day of the last night', weekly([5, 6], 5, 14, '22:00', '02:00'), [6, 7, 13]],
    ['before its last midnight', weekly([5, 6], 12, 21, '20:00', '00:00'), [13, 14, 20]],
    ['of a range that has no other', weekly([5], 20, 20), [20]],
    ['of which the range ends with the first', weekly([7], 2, 8), [8]],
    ['of the range, where none of them is in it', weekly([5], 9, 11), [9, 10, 11]],
    ['of the range, where it names none', weekly([], 9, 11), [9, 10, 11]],
  ])('takes place on the days %s', (_, one, days) => {
    expect(daysOf(one)).toEqual(days.map((number) => november(number).slice(5)))
    expect([firstDay(one), lastDay(one)]).toEqual([november(days[0] ?? 0), november(days.at(-1) ?? 0)])
  })

  test('comes next on the next of them, and begins each time', () => {
    expect([1, 3, 4, 26].map((number) => nextOn(course, november(number)))).toEqual([3, 3, 5, 26].map(november))
    expect(nextOn(course, november(27))).toBeUndefined()
    expect(nextBeginning(course, november(11))).toBe(november(12))
    expect(nextBeginning(event(2, november(2), undefined, november(30)), november(11))).toBeUndefined()
  })

  test('is of each of them alone, and else as it is', () => {
    expect(occurrenceOn(course, november(12))).toEqual({ ...course, startDate: november(12), endDate: november(12) })
    expect(occurrenceOn(course, november(11))).toBe(course)
    const fair = event(2, november(2), undefined, november(30))
    expect(occurrenceOn(fair, november(12))).toBe(fair)
  })

  test('is over for the last time after the last of them', () => {
    expect([at(26, '19:29'), at(26, '19:30'), at(27, '09:00')].map((now) => isOver(course, now))).toEqual([
      false,
      true,
      true,
    ])
    expect([at(29, '01:59'), at(29, '02:00')].map((now) => isOver(nights, now))).toEqual([false, true])
    expect(eventsFrom([course], at(27, '09:00'))).toEqual([])
  })

  test('is on today on these days, until it is over on them; its nights are of the day on which they began', () => {
    const isOpen = (one: PublicEvent, ...moments: readonly ReturnType<typeof at>[]) =>
      moments.map((now) => isOnToday(one, now))
    expect(isOpen(course, at(2, '09:00'), at(10, '09:00'), at(10, '19:30'), at(11, '09:00'))).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(isOpen(nights, at(5, '23:00'), at(7, '01:00'), at(8, '01:59'), at(8, '02:00'), at(8, '22:30'))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  test('may be on those of each later week, where nobody can read its end (fault 55)', () => {
    const endless: PublicEvent = { ...weekly([2, 4], 3, 3), unreadable: ['endDate'] }
    expect([2, 3, 4, 5, 24, 25].map((number) => mayBeOn(endless, november(number)))).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ])
  })

  test('is sorted by the first of them', () => {
    expect([course, event(2, november(3), '10:00'), event(3, november(2))].sort(byStart).map(({ id }) => id)).toEqual([
      3, 2, 1,
    ])
  })
})

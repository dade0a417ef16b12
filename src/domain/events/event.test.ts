import { expect, test } from 'vitest'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import {
  byStart,
  type EventId,
  eventsFrom,
  isOn,
  isOnToday,
  isOver,
  isOverNight,
  lastDay,
  mayBeOn,
  type PublicEvent,
} from './event.ts'

const event = (id: number, startDate: string, startTime?: string, endDate = startDate): PublicEvent => ({
  id: id as EventId,
  activity: undefined,
  topic: undefined,
  title: `Event ${id}`,
  description: '',
  startDate: startDate as LocalDate,
  startTime: startTime as LocalTime | undefined,
  endDate: endDate as LocalDate,
  endTime: undefined,
  typology: undefined,
  municipality: undefined,
  price: { kind: 'free' },
  place: undefined,
  position: undefined,
  image: undefined,
})

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

import { expect, test } from 'vitest'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { byStart, type EventId, eventsFrom, isOn, type PublicEvent } from './event.ts'

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
  expect(eventsFrom(events, '2026-11-20' as LocalDate).map(({ id }) => id)).toEqual([1, 3])
})

import { describe, expect, test } from 'vitest'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { monthOf } from '#domain/time/month.ts'
import { agenda, agendaOf, inOrder, markedDays, nextAfter, nextDay, nextSaved, onDay } from './agenda.ts'
import { publicEvent } from './testing/event.ts'
import type { UserEvent } from './user-event.ts'

const day = (text: string) => text as LocalDate
const kept = (id: number, startDate: string, endDate = startDate, startTime?: string): UserEvent => ({
  id: (100 + id) as UserEvent['id'],
  reminder: undefined,
  event: publicEvent(id, startDate, { endDate: day(endDate), startTime: startTime as LocalTime | undefined }),
})

const evening = kept(1, '2026-11-20', undefined, '20:30')
const morning = kept(2, '2026-11-20', undefined, '09:00')
const exhibition = kept(3, '2026-10-30', '2026-11-02')
const festival = kept(4, '2026-11-29', '2026-12-02')
const later = kept(5, '2027-01-06')
const all = [later, evening, festival, morning, exhibition]
const shown = (events: readonly UserEvent[]) => events.map(({ event }) => event.id)

describe('my calendar (EVENT-07)', () => {
  test('marks every day with an event, within the range only', () => {
    expect([...markedDays(all, day('2026-11-01'), day('2026-11-30'))].sort()).toEqual([
      ['2026-11-01', 1],
      ['2026-11-02', 1],
      ['2026-11-20', 2],
      ['2026-11-29', 1],
      ['2026-11-30', 1],
    ])
  })

  test('lists the days of a range in order, with an event of several days once', () => {
    const days = agenda(all, day('2026-11-01'), day('2026-11-30'))
    expect(days.map((one) => [one.day, shown(one.events)])).toEqual([
      ['2026-11-01', [3]],
      ['2026-11-20', [2, 1]],
      ['2026-11-29', [4]],
    ])
  })

  test('includes events that begin or end on the limits of a range', () => {
    expect(agenda(all, day('2026-11-02'), day('2026-11-20')).map((one) => one.day)).toEqual([
      '2026-11-02',
      '2026-11-20',
    ])
    expect(agenda(all, day('2026-11-03'), day('2026-11-19'))).toEqual([])
  })

  test('lists the events of one day, sorted by start', () => {
    expect(shown(onDay(all, day('2026-11-20')))).toEqual([2, 1])
    expect(shown(onDay(all, day('2026-12-01')))).toEqual([4])
    expect(onDay(all, day('2026-12-03'))).toEqual([])
  })

  test('knows the next day on which an event begins', () => {
    expect(nextDay(all, day('2026-11-20'))).toBe('2026-11-29')
    expect(nextDay(all, day('2026-11-29'))).toBe('2027-01-06')
    expect(nextDay(all, day('2027-01-06'))).toBeUndefined()
  })

  test('is sorted by start', () => expect(shown(inOrder(all))).toEqual([3, 2, 1, 4, 5]))
})

test('The next saved event begins today or later and is not over; what goes on for days is next only alone (HOME-08)', () => {
  const now = { day: day('2026-11-20'), time: '10:00' as LocalTime }
  const over = kept(3, '2026-11-19', undefined, '09:00')
  const going = kept(4, '2026-11-18', '2026-11-25')
  const next = (...events: readonly UserEvent[]) => nextSaved(events, now)
  expect(next(evening, going, over)).toBe(evening.event)
  const tomorrow = kept(5, '2026-11-21')
  expect(next(tomorrow, going)).toBe(tomorrow.event)
  expect(next(over, going)).toBe(going.event)
  expect(next(over)).toBeUndefined()
})

const course = kept(6, '2026-11-02', '2026-11-30', '18:00')
const lessons: UserEvent = { ...course, event: { ...course.event, endTime: '19:30' as LocalTime, weekdays: [2, 4] } }
const next = (on: string, time: string) => {
  const { id, startDate } = nextSaved([lessons, evening], { day: day(on), time: time as LocalTime }) ?? {}
  return [id, startDate]
}

describe('A saved event on some days of the week (EVENT-07)', () => {
  test('marks these days, and is listed on them', () => {
    expect([...markedDays([lessons], day('2026-11-16'), day('2026-11-30')).keys()]).toEqual([
      '2026-11-17',
      '2026-11-19',
      '2026-11-24',
      '2026-11-26',
    ])
    expect(onDay([lessons], day('2026-11-25'))).toEqual([])
    expect(agenda([lessons, evening], day('2026-11-20'), day('2026-11-30')).map((one) => one.day)).toEqual([
      '2026-11-20',
      '2026-11-24',
    ])
    expect(agenda([lessons], day('2026-11-27'), day('2026-11-30'))).toEqual([])
    expect([day('2026-11-18'), day('2026-11-26')].map((after) => nextDay([lessons], after))).toEqual([
      '2026-11-19',
      undefined,
    ])
  })

  test('is the next one on the next of these days (HOME-08)', () => {
    expect(next('2026-11-18', '09:00')).toEqual([6, '2026-11-19'])
    expect(next('2026-11-19', '19:00')).toEqual([6, '2026-11-19'])
    expect(next('2026-11-19', '19:30')).toEqual([1, '2026-11-20'])
    expect(next('2026-11-21', '09:00')).toEqual([6, '2026-11-24'])
    expect(next('2026-11-26', '20:00')).toEqual([undefined, undefined])
  })
})

describe('the list beside the month (EVENT-07)', () => {
  const today = day('2026-11-20')
  const november = { month: monthOf(today), day: undefined }
  const october = { month: monthOf(day('2026-10-01')), day: undefined }
  const events = [
    kept(1, '2026-10-31'),
    kept(2, '2026-11-10'),
    kept(3, '2026-11-15', '2026-11-24'),
    kept(4, '2026-11-20'),
    kept(5, '2026-11-28'),
    kept(6, '2026-12-01'),
  ]
  const listed = (look: Parameters<typeof agendaOf>[1]) =>
    agendaOf(events, look, today).map((one) => [one.day, shown(one.events)])

  test('has the events to come in this month, including ongoing ones', () => {
    expect(listed(november)).toEqual([
      ['2026-11-20', [3, 4]],
      ['2026-11-28', [5]],
    ])
  })

  test('has all events of another month', () => {
    expect(listed(october)).toEqual([['2026-10-31', [1]]])
  })

  test('has the events of a chosen day, also a past one', () => {
    expect(listed({ ...november, day: day('2026-11-10') })).toEqual([['2026-11-10', [2]]])
    expect(listed({ ...november, day: day('2026-11-11') })).toEqual([])
  })

  test('offers the first event after the shown days, and never a past one', () => {
    expect(nextAfter(events, november, today)).toBe('2026-12-01')
    expect(nextAfter(events, { ...november, day: day('2026-11-26') }, today)).toBe('2026-11-28')
    expect(nextAfter(events, october, today)).toBe('2026-11-28')
    expect(nextAfter(events, { ...november, day: day('2026-12-01') }, today)).toBeUndefined()
  })
})

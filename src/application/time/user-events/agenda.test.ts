import { describe, expect, test } from 'vitest'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { monthOf } from '#domain/time/month.ts'
import { agendaOf, nextAfter } from './agenda.ts'

const day = (text: string) => text as LocalDate
const today = day('2026-11-20')
const november = { month: monthOf(today), day: undefined }
const october = { month: monthOf(day('2026-10-01')), day: undefined }

/** The fields of a saved event that the list depends on. */
const kept = (id: number, startDate: string, endDate = startDate): UserEvent =>
  ({ id, event: { id, startDate, endDate, startTime: undefined }, reminder: undefined }) as unknown as UserEvent

const events = [
  kept(1, '2026-10-31'),
  kept(2, '2026-11-10'),
  kept(3, '2026-11-15', '2026-11-24'),
  kept(4, '2026-11-20'),
  kept(5, '2026-11-28'),
  kept(6, '2026-12-01'),
]
const listed = (look: Parameters<typeof agendaOf>[1]) =>
  agendaOf(events, look, today).map((one) => [one.day, one.events.map(({ id }) => Number(id))])

describe('the list beside the month (EVENT-07)', () => {
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

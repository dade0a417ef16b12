import { expect, test } from 'vitest'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import { entryOf } from './entry-of.ts'

const concert = {
  id: 5 as EventId,
  title: 'Concerto',
  startDate: '2026-11-20',
  startTime: '18:30',
  endDate: '2026-11-21',
  endTime: '20:00',
  place: 'Salone Estense',
  municipality: { id: 1, name: 'Varese' },
} as PublicEvent

test('an event is a calendar entry with a stable id (EVENT-08)', () => {
  expect(entryOf(concert)).toEqual({
    uid: 'event-5',
    title: 'Concerto',
    startDate: '2026-11-20',
    startTime: '18:30',
    endDate: '2026-11-21',
    endTime: '20:00',
    place: 'Salone Estense, Varese',
  })
  expect(entryOf({ ...concert, place: undefined }).place).toBe('Varese')
  expect(entryOf({ ...concert, place: '', municipality: undefined }).place).toBeUndefined()
})

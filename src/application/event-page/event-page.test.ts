import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { settle, waitingPort } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import { entryOf, event } from './event-page.implementations.ts'

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

test('an event is read by its id (EVENT-03), and an unknown one is missing', async () => {
  const one = waitingPort<[EventId], RequestFailure, PublicEvent>()
  const actor = createActor(event({ events: { one: one.port } }), { input: { query: concert.id } }).start()
  await settle()
  expect(one.call().asked[0]).toBe(5)
  await one.call().fail({ _tag: 'Missing' } as RequestFailure)
  expect(resourceFace(actor.getSnapshot())).toBe('missing')
})

test('an event is a calendar entry with a stable id (EVENT-08)', () => {
  expect(entryOf(concert)).toEqual({
    uid: 'event-5@piazza',
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

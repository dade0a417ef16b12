import { expect, test } from 'vitest'
import type { EventPageNow } from '#application/time/event-page/event-page.flow.ts'
import type { Reading } from '#application/kit/reading.ts'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { eventView } from './event-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const CONCERT = {
  id: 7,
  title: ' ',
  startDate: '2026-11-20',
  startTime: '18:30',
  price: { kind: 'free' },
  description: '',
} as PublicEvent

const seen = (event: Partial<Reading<PublicEvent>>, isOver = false) =>
  eventView(
    {
      id: 7 as EventId,
      session: { requireSignIn: () => {} },
      page: { event, isOver, kept: undefined, saving: { isBusy: false, save: () => {} } },
      sharing: { isBusy: false, share: () => {} },
    } as unknown as EventPageNow,
    speech,
  )

test('An event without a title has a placeholder, and absent values are not shown (EVENT-03)', () => {
  expect(seen({ face: 'loaded', value: CONCERT })).toMatchObject({
    kind: 'page',
    title: italian['missing.title'],
    panel: {
      content: {
        town: undefined,
        about: undefined,
        where: undefined,
        over: undefined,
        essentials: [{ sign: 'when', values: ['Venerdì 20 novembre 2026', 'dalle 18:30'] }],
        facts: [{ sign: 'price', values: ['Gratuito'] }],
      },
    },
  })
})

test('Of an event that names no price none is told (fault 55)', () => {
  expect(seen({ face: 'loaded', value: { ...CONCERT, price: undefined } })).toMatchObject({
    panel: { content: { facts: [] } },
  })
})

test('An event leads to its place, by its position or its address, where it has one', () => {
  const ways = [
    { position: { latitude: 45.5, longitude: 8.5 } },
    { place: 'Salone Estense', municipality: { name: 'Varese' } },
    {},
  ].map((place) => seen({ face: 'loaded', value: { ...CONCERT, ...place } as PublicEvent }))
  expect(ways).toMatchObject([
    { panel: { content: { directions: { label: 'Portami lì', href: expect.stringContaining('45.5%2C8.5') } } } },
    { panel: { content: { directions: { href: expect.stringContaining('Salone%20Estense') } } } },
    { panel: { content: { directions: undefined } } },
  ])
})

test('The organiser of an event is a link where the id is known (EVENT-03)', () => {
  const organisers = [{ id: 3, name: 'Teatro' }, { name: 'Teatro' }].map((activity) =>
    seen({ face: 'loaded', value: { ...CONCERT, activity } as PublicEvent }),
  )
  expect(organisers).toMatchObject([
    { panel: { content: { facts: [{}, { values: [{ label: 'Teatro', href: '/activity/3' }] }] } } },
    { panel: { content: { facts: [{}, { values: ['Teatro'] }] } } },
  ])
})

test('An event that does not exist, or a URL without an id, is not found (SHELL-17)', () => {
  expect(seen({ face: 'missing' })).toMatchObject({ kind: 'notFound' })
  expect(eventView({ page: undefined } as EventPageNow, speech)).toMatchObject({ kind: 'notFound' })
})

test('Where an event is stands with its time, and on a map where it has one (EVENT-03)', () => {
  const position = { lat: 45.8, lon: 8.8 }
  const value = { ...CONCERT, place: 'Salone Estense', municipality: { id: 1, name: 'Varese' }, position }
  expect(seen({ face: 'loaded', value: value as unknown as PublicEvent })).toMatchObject({
    panel: {
      content: {
        essentials: [{}, { sign: 'where', label: italian['event.place'], values: ['Salone Estense', 'Varese'] }],
        where: { position, label: 'Salone Estense' },
      },
    },
  })
})

test('An event that is over says so (EVENT-03)', () => {
  expect(seen({ face: 'loaded', value: CONCERT }, true)).toMatchObject({
    panel: { content: { over: italian['event.over'] } },
  })
})

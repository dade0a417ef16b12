import { describe, expect, test } from 'vitest'
import type { ActivityId } from '#domain/directory/activity.ts'
import type { EventId } from '#domain/events/event.ts'
import { createHttpEvents } from './HttpEvents.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'

const visitor = (answer: () => Response) => {
  const tab = tabBefore(answer)
  return { ...tab, events: createHttpEvents(tab.client) }
}

const wire = {
  id: 3,
  activity: { id: '3', name: 'Teatro Intred' },
  title: 'Concerto',
  description: '<p>Archi</p>',
  eventDateStart: '20-11-2026',
  eventTimeStart: '18:30:00',
  typology: 'Musica',
  typologyColor: '#c9a2ff',
  country: { id: 1, name: 'Varese' },
  priceType: 'P',
  price: '12.5',
  place: 'Salone Estense',
  scheduleType: 'R',
  weekDays: [2, '5'],
}
const one = async (changes: object) =>
  successOf(await visitor(() => Response.json({ data: { ...wire, ...changes } })).events.one(3 as EventId)())

describe('events', () => {
  test('are read all together, or for one activity (EVENT-01)', async () => {
    const { events, query } = visitor(() => Response.json({ data: [wire] }))
    expect(successOf(await events.all(undefined)()).map(({ id }) => id)).toEqual([3])
    expect(query()).toEqual(['/app/api/events', { filters: '{}' }])
    await events.all(7 as ActivityId)()
    expect(query()).toEqual(['/app/api/events', { filters: '{"activityId":7}' }])
  })

  test('that a server repeats are there once, and those of another activity are not (fault 55)', async () => {
    const rows = [
      wire,
      { ...wire, eventDateStart: '21-11-2026' },
      { ...wire, id: 4, activity: { id: 8, name: 'Altro' } },
    ]
    const { events } = visitor(() => Response.json({ data: [...rows, { ...wire, id: 5, activity: null }] }))
    expect(successOf(await events.all(undefined)()).map(({ id }) => id)).toEqual([3, 4, 5])
    const [first, ...others] = successOf(await events.all(3 as ActivityId)())
    expect([first?.startDate, others.map(({ id }) => id)]).toEqual(['2026-11-20', [5]])
  })

  test('are told without the markup that a server writes in their words (fault 55)', async () => {
    const event = await one({ place: 'Piazza Libert&agrave;', typology: '<b>Fiera &amp; mercato</b>' })
    expect([event.place, event.typology?.name]).toEqual(['Piazza Libertà', 'Fiera & mercato'])
  })

  test('are read one by one, with all fields (EVENT-03, EVENT-10)', async () => {
    expect(await one({})).toMatchObject({
      activity: { id: 3, name: 'Teatro Intred' },
      startDate: '2026-11-20',
      startTime: '18:30',
      endDate: '2026-11-20',
      endTime: undefined,
      typology: { name: 'Musica', colour: '#c9a2ff' },
      municipality: { id: 1, name: 'Varese' },
      price: { kind: 'paid', amount: 12.5 },
      place: 'Salone Estense',
      schedule: 'repetitive',
      weekdays: [2, 5],
    })
  })

  test.each([
    ['G', 12, { kind: 'free' }],
    ['P', undefined, { kind: 'paid', amount: undefined }],
    [undefined, 4, { kind: 'paid', amount: 4 }],
    ['g', undefined, { kind: 'free' }],
    ['Gratuito', 0, { kind: 'free' }],
    ['X', undefined, { kind: 'paid', amount: undefined }],
    ['Biglietto', 7, { kind: 'paid', amount: 7 }],
    [undefined, undefined, undefined],
    ['', 0, undefined],
    ['Ingresso libero', undefined, undefined],
    [[1], undefined, undefined],
  ])('have the price of the letter and the amount: %s, %s (EVENT-03)', async (priceType, price, expected) => {
    expect((await one({ priceType, price })).price).toEqual(expected)
  })

  test('have no value for fields that the answer lacks', async () => {
    const bare = { typology: null, country: null, place: null, scheduleType: null, weekDays: null, activity: null }
    expect(await one(bare)).toMatchObject({
      typology: undefined,
      municipality: undefined,
      place: undefined,
      schedule: undefined,
      weekdays: [],
      activity: undefined,
    })
  })

  test('that do not exist are missing', async () => {
    const { events } = visitor(() => Response.json({}, { status: 404 }))
    expect(failureOf(await events.one(9 as EventId)())).toMatchObject({ _tag: 'Missing' })
  })
})

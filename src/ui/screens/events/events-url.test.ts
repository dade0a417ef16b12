import { expect, test } from 'vitest'
import type { EventsWish } from '#application/time/events/events.flow.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import { NO_EVENT_FILTER } from '#domain/events/event-filter.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { eventsHref, eventsSearch, eventsWishFrom } from './events-url.ts'

const NOTHING: EventsWish = { day: undefined, filter: NO_EVENT_FILTER }
const ALL: EventsWish = {
  day: '2026-11-22' as LocalDate,
  filter: { typology: 'Musica', municipality: 'Busto', price: 'free' },
}

test('a URL has the day and the filters, without defaults (EVENT-01, EVENT-02)', () => {
  expect([eventsSearch(NOTHING), eventsSearch(ALL)]).toEqual([
    '',
    '?date=2026-11-22&typology=Musica&country=Busto&price=free',
  ])
  expect([eventsHref(undefined, NOTHING), eventsHref(3 as ActivityId, ALL)]).toEqual([
    '/event',
    '/activity/3/event?date=2026-11-22&typology=Musica&country=Busto&price=free',
  ])
})

test.each([NOTHING, ALL, { ...NOTHING, filter: { ...NO_EVENT_FILTER, typology: 'Arte & cultura' } }])(
  'an address asks for what it was written from',
  (wish) => expect(eventsWishFrom(eventsSearch(wish))).toEqual(wish),
)

test.each([
  '',
  '?date=oggi&typology=&country=%20&price=gratis',
  '?date=2026-02-30',
  '?date=0001-01-01',
  '?date=2026-11-20T10:00',
  '?day=2026-11-22&price=FREE',
])('absent and unknown values do not filter: %s', (search) => {
  expect(eventsWishFrom(search)).toEqual(NOTHING)
})

import { expect, test, vi } from 'vitest'
import type { EventsNow } from '#application/time/events/events.flow.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { NO_EVENT_FILTER } from '#domain/events/event-filter.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { eventsView } from './events-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const day = (text: string) => text as LocalDate
const TODAY = day('2026-11-20')
const MUSIC = { ...NO_EVENT_FILTER, typology: 'Musica' }

const event = (id: number, more: Partial<PublicEvent> = {}): PublicEvent =>
  ({ id, title: `Evento ${id}`, startDate: TODAY, endDate: TODAY, price: { kind: 'free' }, ...more }) as PublicEvent

const NOW = {
  activity: undefined,
  session: { requireSignIn: () => {} },
  today: TODAY,
  day: TODAY,
  wish: { day: undefined, filter: NO_EVENT_FILTER },
  face: 'loaded',
  parts: [],
  marked: () => new Map(),
  typologies: ['Arte', 'Musica'],
  typed: '',
  areFiltersShown: false,
  toggleFilters: () => {},
  tour: { isShown: false, close: () => {} },
  choice: { month: undefined, open: () => {}, close: () => {} },
  month: { month: TODAY, lookAt: () => {} },
} as unknown as EventsNow

const seen = (now: Partial<Record<keyof EventsNow, unknown>>) => {
  const view = eventsView({ ...NOW, ...now } as EventsNow, speech)
  if (view.kind !== 'page') throw new Error('There should be a page')
  return view
}
const morning = (events: readonly PublicEvent[]) => [{ part: 'morning', events }]

test('The events of an activity have its name as title; those of an unknown activity are not found (EVENT-01)', () => {
  expect(seen({ organiser: 'Teatro Intred' }).title).toBe('Eventi · Teatro Intred')
  expect(eventsView(undefined, speech).kind).toBe('notFound')
  expect(eventsView({ ...NOW, isNobodys: true }, speech).kind).toBe('notFound')
})

test('A day shows its number of events, by part of the day, and ongoing ones (EVENT-01)', () => {
  const { count, clear, content } = seen({
    parts: morning([event(1, { startDate: day('2026-11-19') }), event(2, { title: '' })]),
  })
  expect([count, clear]).toEqual(['2 eventi', undefined])
  expect(content).toMatchObject({
    kind: 'parts',
    parts: [
      {
        heading: 'Mattina',
        rows: [
          { open: { label: 'Evento 1', href: '/activity/0/event/1' }, leaf: { word: italian['events.ongoingLeaf'] } },
          { open: { label: italian['missing.title'] }, leaf: { word: italian['events.wholeDayLeaf'] } },
        ],
      },
    ],
  })
})

test('An event that is over says so, in a very long day as well (EVENT-01)', () => {
  const past = [event(1), event(2)]
  expect(seen({ parts: [...morning([event(3)]), { part: 'over', events: past }] }).content).toMatchObject({
    parts: [
      { heading: 'Mattina', rows: [{ over: undefined }] },
      { heading: italian['events.over'], rows: [{ over: italian['event.over'] }, { over: italian['event.over'] }] },
    ],
  })
  const many = Array.from({ length: 100 }, (_, at) => event(at))
  const { content } = seen({ parts: [...morning(many), { part: 'over', events: past }] })
  expect(content.kind === 'list' && [content.at(99)?.over, content.at(100)?.over]).toEqual([
    undefined,
    italian['event.over'],
  ])
})

test('The cards of a very long day are created on demand', () => {
  const { content } = seen({ parts: morning(Array.from({ length: 101 }, (_, at) => event(at))) })
  expect(content).toMatchObject({ kind: 'list', length: 101 })
  expect(content.kind === 'list' && [content.at(7)?.open.label, content.at(101)]).toEqual(['Evento 7', undefined])
})

test('A day without events leads to the next one with events, or else to all events (EVENT-01)', () => {
  expect(seen({ next: day('2026-11-23') }).content).toMatchObject({
    kind: 'empty',
    sign: 'calendar',
    next: { label: italian['events.nextDay'] },
    elsewhere: undefined,
  })
  expect(seen({}).content).toMatchObject({ next: undefined, elsewhere: { href: '/activity' } })
  expect(seen({ activity: 3 }).content).toMatchObject({ elsewhere: { href: '/activity/3' } })
})

test('An empty result offers to clear the filters (EVENT-02)', () => {
  const clearFilters = vi.fn<() => void>()
  const { content } = seen({ wish: { day: undefined, filter: MUSIC }, clearFilters })
  expect(content).toMatchObject({ sign: 'search', title: italian['events.noneFound'], elsewhere: undefined })
  if (content.kind === 'empty') content.clear?.press()
  expect(clearFilters).toHaveBeenCalledOnce()
})

test('A kind of event in the URL is always among the options (EVENT-02)', () => {
  const { active, fields } = seen({ wish: { day: undefined, filter: { ...MUSIC, typology: 'Danza' } } }).filters
  expect(fields.typology.options.map(({ label }) => label)).toEqual(['Danza', 'Arte', 'Musica'])
  expect(active?.count).toBe(1)
})

test('Opening the filters closes the tour (SHELL-09)', () => {
  const close = vi.fn<() => void>()
  const { filters } = seen({ tour: { isShown: true, close } })
  expect(filters.tour?.title).toBe('Filtra eventi')
  filters.toggle.press()
  expect(close).toHaveBeenCalledOnce()
})

test('Choosing a day in the dialog closes it and leads there (EVENT-01)', () => {
  const close = vi.fn<() => void>()
  const goTo = vi.fn<(day: LocalDate) => void>()
  const { stepper } = seen({ goTo, choice: { month: NOW.month, open: () => {}, close } })
  stepper.dialog?.month
    .days()
    .find(({ label }) => label === 'domenica 22 novembre 2026')
    ?.press()
  expect([close.mock.calls.length, goTo.mock.calls]).toEqual([1, [[day('2026-11-22')]]])
})

test('A day stands under one’s own town and what is around it (EVENT-01)', () => {
  const parts = ['own', 'around', 'over'].map((part, at) => ({ part, events: [event(at + 1)] }))
  expect(seen({ parts, town: { id: 1, name: 'Varese' } }).content).toMatchObject({
    parts: [
      { heading: 'A Varese' },
      { heading: 'Nei dintorni' },
      { heading: 'Già conclusi', rows: [{ over: 'Concluso' }] },
    ],
  })
})

test('Two events of one title are told apart by when they are, also under another part of the day', () => {
  const parts = [
    { part: 'morning', events: [event(1, { title: 'Mercatino' }), event(2)] },
    { part: 'evening', events: [event(3, { title: 'Mercatino' })] },
  ]
  expect(seen({ parts }).content).toMatchObject({
    parts: [
      {
        rows: [
          { isNamesake: true, day: { day: TODAY } },
          { isNamesake: false, day: undefined },
        ],
      },
      { rows: [{ isNamesake: true }] },
    ],
  })
})

import { describe, expect, test, vi } from 'vitest'
import type { ActivityPageNow } from '#application/town/activity-page/activity-page.flow.ts'
import type { Activity } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { hoursFrom } from '#domain/directory/hours.ts'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { instantAt } from '#domain/time/wall-clock.ts'
import { activityView } from './activity-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const TODAY = '2026-11-20' as LocalDate
const HERE = { latitude: 45.82, longitude: 8.83 }

const CONTACT = { id: 2, name: 'Biblioteca', phone: '0332 255111', position: HERE } as Contact
const LIBRARY = {
  id: 2,
  name: 'Biblioteca',
  category: { id: 1, name: 'Cultura' },
  municipality: { id: 1, name: 'Varese' },
  description: '<p>Libri</p>',
  contact: CONTACT,
  topics: [],
  position: HERE,
  hours: hoursFrom([{ day: 5, opens: '08:30' as LocalTime, closes: '18:30' as LocalTime }]),
} as unknown as Activity

const read = <Value>(value: Value) => ({
  face: 'loaded',
  value,
  failure: undefined,
  retry: () => {},
  readAgain: () => {},
})
const loading = { ...read(undefined), face: 'loading' }
const failed = { ...read(undefined), face: 'failed' }

type Given = Readonly<{ at?: string; one?: Partial<Activity>; page?: Readonly<Record<string, unknown>> }>
const go = vi.fn<(to: string, options?: object) => void>()

const seen = ({ at = '/activity/2', one = {}, page = {} }: Given = {}) => {
  const view = activityView(
    {
      isNone: false,
      query: { id: 2, path: '/activity/2' },
      moment: instantAt(TODAY, '10:00' as LocalTime),
      today: TODAY,
      session: { requireSignIn: () => {} },
      page: {
        activity: read({ ...LIBRARY, ...one }),
        contact: read({ contact: CONTACT }),
        boards: read([]),
        events: read([]),
        notices: { ...read([]), more: undefined },
        seesNotices: true,
        topics: { topics: [], dialog: undefined },
        chat: undefined,
        heart: undefined,
        here: undefined,
        ...page,
      },
      sharing: { isBusy: false, share: () => {} },
    } as unknown as ActivityPageNow,
    speech,
    { address: at, go } as never,
  )
  if (view.kind !== 'page' || view.panel.kind !== 'ready') throw new Error('The page is not there')
  return view.panel.content
}
const tabsOf = (given?: Given) => seen(given).tabs.tabs.map(({ key }) => key)
const tabOf = (given?: Given) => seen(given).tab.kind

/** The reader has received the second notice. */
const received = new Map([[2, 52]])

test('a published notice that the reader received leads to its text (NOTICE-11)', () => {
  const published = [1, 2].map((id) => ({ id, title: `Avviso ${id}`, summary: '', template: 'standard' }))
  const { tab } = seen({
    at: '/activity/2?tab=notices',
    page: { notices: { ...read(published), received, more: undefined } },
  })
  expect(tab).toMatchObject({
    notices: {
      panel: {
        content: {
          rows: [
            { title: 'Avviso 1', open: undefined },
            { title: undefined, open: { label: 'Avviso 2', href: '/noticeSent/52' } },
          ],
        },
      },
    },
  })
})

const readAloudOf = (page: Given['page'] = {}) => {
  const { tab } = seen({ page })
  return tab.kind === 'info' ? tab.readAloud : undefined
}

describe('an activity is read aloud (READ-01)', () => {
  test('by its name, its description, how it is reached, and its boards', () =>
    expect(
      readAloudOf({ boards: read([{ id: 1, title: 'La tessera', body: '<p>È gratuita.</p>' }]) })
        ?.text()
        .map(({ text }) => text),
    ).toEqual(['Biblioteca', 'Libri', 'Biblioteca', 'Telefono 0332 25 5111', 'La tessera', 'È gratuita.']))

  test.each(['contact', 'boards'])('once its %s is there, or cannot be had', (part) => {
    expect(readAloudOf({ [part]: loading })).toBeUndefined()
    expect(readAloudOf({ [part]: failed })).toBeDefined()
  })
})

describe('the tabs of an activity (DIR-02)', () => {
  test('are those that have content', () => {
    expect(tabsOf()).toEqual(['info', 'places'])
    expect(tabsOf({ page: { events: undefined, notices: undefined } })).toEqual(['info', 'notices', 'places'])
    expect(tabsOf({ page: { notices: { ...read([{ id: 1 }]) } } })).toEqual(['info', 'notices', 'places'])
    expect(tabsOf({ one: { topics: [{ id: 1, subtopics: [] }] as never } })).toContain('notices')
    expect(tabsOf({ page: { events: read([{ id: 1, startDate: TODAY, endDate: TODAY }]) } })).toContain('events')
    expect(tabsOf({ page: { events: read([{ id: 1, startDate: '2026-01-01', endDate: '2026-01-01' }]) } })).toEqual([
      'info',
      'places',
    ])
    expect(tabsOf({ one: { contact: undefined }, page: { contact: read({ contact: undefined }) } })).toEqual(['info'])
  })

  test.each([loading, failed])('may have content while it is not known: $face', (reading) => {
    const page = { events: reading, notices: reading, contact: reading }
    expect(tabsOf({ page, one: { contact: undefined } })).toEqual(['info', 'notices', 'events', 'places'])
  })

  test('open as the address says, also where they turn out to be empty', () => {
    expect(tabOf()).toBe('info')
    expect(tabOf({ at: '/activity/2?tab=places' })).toBe('places')
    expect(tabOf({ at: '/activity/2?tab=events' })).toBe('events')
    expect(tabOf({ at: '/activity/2?tab=nothing' })).toBe('info')
    expect(tabsOf({ at: '/activity/2?tab=notices' })).toEqual(['info', 'notices', 'places'])
    expect(seen({ at: '/activity/2#topic-101' }).tab.kind).toBe('notices')
  })

  test('have no events in a town without them', () => {
    expect(tabOf({ at: '/activity/2?tab=events', page: { events: undefined } })).toBe('info')
  })

  test('are chosen by their address, which replaces that of the page', () => {
    seen().tabs.tabs[1]?.choose()
    expect(go).toHaveBeenCalledWith('/activity/2?tab=places', { replace: true })
  })
})

test('The head says what an activity is, whether it is open, how far it is, and how it is reached', () => {
  const near = { latitude: HERE.latitude + 0.003, longitude: HERE.longitude }
  expect(seen({ page: { here: near } }).head).toMatchObject({
    name: 'Biblioteca',
    category: 'Cultura',
    town: { label: 'Varese' },
    open: { sign: 'open', words: 'Aperto ora · chiude alle 18:30' },
    distance: 'a 330 m',
    actions: { reach: [{ sign: 'phone' }, { sign: 'directions' }] },
  })
  expect(seen().head.distance).toBeUndefined()
})

test('An activity without hours has those of its contact', () => {
  const contact = { ...CONTACT, hours: LIBRARY.hours }
  expect(seen({ one: { hours: undefined, contact } }).head.open?.sign).toBe('open')
  expect(seen({ one: { hours: undefined } }).head.open).toBeUndefined()
})

const factsIn = (at: string) => {
  const { tab } = seen({ at })
  if (tab.kind !== 'info' && tab.kind !== 'places') throw new Error('The tab has no contact')
  const { panel } = tab.contact
  return panel.kind === 'ready' ? panel.content.facts : undefined
}

test('The map is in the tab of the places, the contact details are in the first', () => {
  expect(factsIn('/activity/2')).toMatchObject({ map: undefined, facts: [{ sign: 'place' }, { sign: 'phone' }] })
  expect(factsIn('/activity/2?tab=places')?.map?.position).toEqual(HERE)
  expect(factsIn('/activity/2?tab=places')?.facts.map(({ sign }) => sign)).toEqual(['place'])
})

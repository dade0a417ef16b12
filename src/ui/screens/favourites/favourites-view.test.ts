import { expect, test, vi } from 'vitest'
import type { FavouritesNow } from '#application/town/favourites/favourites.flow.ts'
import type { ActivityId, ActivitySummary } from '#domain/directory/activity.ts'
import type { CategoryId } from '#domain/directory/category.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import type { Here } from '#ui/view/screen.ts'
import { favouritesView } from './favourites-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const activity = (id: number, name: string) => ({ id: id as ActivityId, name }) as ActivitySummary
const PORTS = 4 as CategoryId
const place = { id: 9 as ContactId, name: 'Molo', category: PORTS } as Contact

const view = (given: Partial<FavouritesNow>, go = vi.fn<Here['go']>()) =>
  favouritesView(
    {
      kind: 'activity',
      face: 'loaded',
      failure: undefined,
      leftOut: 0,
      shown: { activities: [activity(1, 'Museo'), activity(2, 'Biblioteca')], contacts: [place] },
      categories: undefined,
      heart: () => ({ isFavourite: true, toggle: () => {} }),
      retry: () => {},
      requireSignIn: () => {},
      ...given,
    },
    speech,
    { go },
  )
const labels = (given: Partial<FavouritesNow>) => view(given).tabs.tabs.map(({ label }) => label)
const NONE = { activities: [], contacts: [] }

test('tabs show their number once it is known, and lead to their URL (FAV-01)', () => {
  const go = vi.fn<Here['go']>()
  expect([labels({}), labels({ face: 'loading' }), labels({ face: 'failed' })]).toEqual([
    ['Attività (2)', 'Luoghi (1)'],
    ['Attività', 'Luoghi'],
    ['Attività', 'Luoghi'],
  ])
  view({}, go).tabs.tabs[1]?.choose()
  expect(go).toHaveBeenCalledWith('/favorite?tab=contacts', { replace: true })
})

test('favourites are sorted by name, a place with the name of its category once it is known', () => {
  expect(view({}).tab.content).toMatchObject({
    kind: 'cards',
    above: undefined,
    own: undefined,
    list: { rows: [{ open: { label: 'Biblioteca' } }, { open: { label: 'Museo' }, heart: { isOn: true } }] },
  })
  const categories = [{ id: PORTS, name: 'Porti', icon: undefined }]
  expect(view({ kind: 'contact', categories }).tab.content).toMatchObject({ list: { rows: [{ category: 'Porti' }] } })
})

test('a failure is shown in the place of favourites, and above those of this device (ERR-03)', () => {
  expect(view({ face: 'failed', shown: NONE }).tab.content).toMatchObject({ kind: 'failed' })
  expect(view({ face: 'failed' }).tab.content).toMatchObject({
    kind: 'cards',
    above: { kind: 'failed' },
    own: 'Intanto ecco quelli scelti su questo dispositivo.',
  })
  expect(view({ face: 'stale' }).tab.content).toMatchObject({ above: { kind: 'stale' }, own: undefined })
})

test('an empty tab has a link to more', () => {
  expect(view({ shown: NONE }).tab.content).toMatchObject({ kind: 'empty', action: { href: '/activity' } })
})

test('two favourites of one name are told apart, others are not', () => {
  const activities = [activity(1, 'Scuola media'), activity(2, 'Museo'), activity(3, 'Scuola media')]
  const rows = view({ shown: { activities, contacts: [] } }).tab.content
  expect(rows).toMatchObject({
    list: {
      rows: [
        { open: { label: 'Museo' }, isNamesake: false },
        { key: 1, isNamesake: true },
        { key: 3, isNamesake: true },
      ],
    },
  })
})

import { expect, test, vi } from 'vitest'
import type { PlacesMapNow, PlacesMapVerbs } from '#application/town/places-map/places-map.flow.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import type { Instant } from '#domain/time/calendar.ts'
import italian from '#ui/messages/it.json'
import { placesMapView, type PlaceRow } from './places-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const place = (id: number, name: string): Mapped => ({
  id: id as ContactId,
  name,
  address: 'Via Lido 3, Luino',
  municipality: { id: undefined, name: 'Luino' },
  icon: undefined,
  position: { latitude: 46, longitude: 8 },
})
const [molo, bar] = [place(1, 'Molo'), place(2, 'Bar')]
const places = [molo, bar]
const nothing = () => {}
const verbs: PlacesMapVerbs = {
  choose: vi.fn<PlacesMapVerbs['choose']>(),
  seek: vi.fn<PlacesMapVerbs['seek']>(),
  move: vi.fn<PlacesMapVerbs['move']>(),
  gather: nothing,
  drop: nothing,
  locate: nothing,
  dismiss: nothing,
  retry: nothing,
  mapFailed: nothing,
  retryMap: nothing,
  follow: () => nothing,
  heart: () => undefined,
  sharing: () => ({ isBusy: false, share: nothing }),
}

const onSought = vi.fn<(words: string) => void>()
const chooseOf = (row: PlaceRow | undefined) => (row && 'press' in row.choose ? row.choose : undefined)

const view = (given: Partial<PlacesMapNow> = {}) =>
  placesMapView(
    {
      kind: 'contacts',
      face: 'full',
      failure: undefined,
      leftOut: 0,
      places,
      placeless: 0,
      words: '',
      isAllInView: true,
      chosen: undefined,
      chosenOn: 'map',
      among: [],
      isLocating: false,
      positionFailure: undefined,
      isMapCrashed: false,
      here: undefined,
      moment: 0 as Instant,
      verbs,
      ...given,
    },
    { signIn: nothing, onSought },
    speech,
  )
const mapOf = (given: Partial<PlacesMapNow> = {}) => {
  const shown = view(given)
  if (shown.kind !== 'map') throw new Error('There is no map')
  return shown
}

test('a selection in the list marks a place, and keeps the identity of the list and its rows', () => {
  const before = mapOf()
  chooseOf(before.listed?.list.at(1))?.press()
  expect(verbs.choose).toHaveBeenCalledWith(2, 'list')
  const after = mapOf({ chosen: bar, chosenOn: 'list' })
  expect(after).toMatchObject({ chosen: 1, isChosenOnMap: false, canvas: { sheet: { head: { name: 'Bar' } } } })
  expect(after.listed).toBe(before.listed)
  expect(after.listed?.list.at(0)).toBe(before.listed?.list.at(0))
  expect(after.canvas?.ground).toBe(before.canvas?.ground)
})

test('a map that cannot be drawn leaves the list (fault 47)', () => {
  expect(mapOf({ isMapCrashed: true, chosen: molo })).toMatchObject({
    canvas: undefined,
    crashed: { text: italian['placesMap.failed'] },
    listed: { count: '2 luoghi sulla mappa' },
  })
})

test('a map that cannot be drawn has no sheet: a place of the list leads to its page (fault 47)', () => {
  expect(mapOf({ isMapCrashed: true }).listed?.list.at(0)?.choose).toMatchObject({ kind: 'way', href: '/contact/1' })
})

test('what is sought is told the map and the URL, and where nothing is found that is said (DIR-04)', () => {
  mapOf().search.change('bar')
  expect([verbs.seek, onSought].map((told) => vi.mocked(told).mock.lastCall)).toEqual([['bar'], ['bar']])
  const { search, listed } = mapOf({ places: [], words: ' pesce ', placeless: 3 })
  expect([search.value, listed?.count, listed?.placeless]).toEqual([' pesce ', 'Nessun luogo per «pesce»', undefined])
})

test('the list has what is in view, and a way back to all (DIR-04)', () => {
  expect(mapOf().listed?.all).toBeUndefined()
  const { listed } = mapOf({ places: [bar], isAllInView: false })
  expect([listed?.count, listed?.list.length]).toEqual(['1 luogo in vista', 1])
  listed?.all?.press()
  expect(verbs.move).toHaveBeenCalledWith(undefined)
  expect(mapOf({ places: [], isAllInView: false }).listed?.count).toBe('Nessun luogo in vista')
})

test('places without coordinates are counted (fault 46)', () => {
  expect(mapOf({ placeless: 3 }).listed?.placeless).toMatch(/^3 luoghi/)
  expect(view({ face: 'empty', places: [], placeless: 0 })).toMatchObject({ text: italian['placesMap.emptyText'] })
})

test('several places on one spot are offered as a choice', () => {
  const { canvas } = mapOf({ among: [molo, bar] })
  canvas?.gathered?.rows[0]?.choose.press()
  expect(verbs.choose).toHaveBeenCalledWith(1, 'map')
})

test('the sheet of a place has the head of its page: what it is, how it is reached, its heart, and its address to share', () => {
  const thing = {
    id: 2,
    name: 'Bar',
    category: 21,
    municipality: { id: undefined, name: 'Luino' },
    phone: '0332 255111',
  } as unknown as Contact
  const source = { kind: 'contact', thing } as const
  const share = vi.fn<(title: string) => void>()
  const sharing = vi.fn<PlacesMapVerbs['sharing']>(() => ({ isBusy: false, share }))
  const chosen = { ...bar, source }
  const shown = placesMapView(
    {
      ...({
        kind: 'contacts',
        face: 'full',
        places: [chosen],
        chosen,
        among: [],
        placeless: 0,
        moment: 0,
      } as unknown as PlacesMapNow),
      here: { latitude: 46.01, longitude: 8 },
      verbs: { ...verbs, sharing, heart: () => ({ isFavourite: true, toggle: nothing }) },
    },
    { signIn: nothing, onSought, names: new Map([[21, 'Mangiare e bere']]) },
    speech,
  )
  const sheet = shown.kind === 'map' ? shown.canvas?.sheet : undefined
  expect(sheet).toMatchObject({
    head: {
      name: 'Bar',
      category: 'Mangiare e bere',
      town: 'Luino',
      distance: 'a 1,1 km',
      heart: { isOn: true },
      actions: { reach: [{ sign: 'phone' }, { sign: 'directions' }] },
    },
    open: { href: '/contact/2' },
  })
  expect(sharing).toHaveBeenCalledWith('/contact/2')
  sheet?.head.actions.share.press()
  expect(share).toHaveBeenCalledWith('Bar')
})

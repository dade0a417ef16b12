import { array, assert, asyncProperty, constantFrom, record } from 'fast-check'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test, vi } from 'vitest'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { portOf, settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Contacts } from '#application/ports/contacts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { takesKeptAlone, tellFound } from '#application/ports/kept-first.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { CategoryId } from '#domain/directory/category.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { type DirectoryFilter, type DirectoryQuery, NO_DIRECTORY_FILTER } from '#domain/directory/directory-query.ts'
import type { Mapped, MappedId } from '#domain/directory/mapped.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { Page } from '#domain/paging/page.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import type { ToldMap } from './follow-map.ts'
import { openPlacesMap, type PlacesQuery } from './places-map.flow.ts'

const VARESE = { id: 1 as MunicipalityId, name: 'Varese' }
const LUINO = { id: 2 as MunicipalityId, name: 'Luino' }
const square: Coordinates = { latitude: 45.82, longitude: 8.83 }

const contact = (id: number, rest: Partial<Contact> = {}): Contact => ({
  id: id as Contact['id'],
  name: `Luogo ${id}`,
  address: undefined,
  postalCode: undefined,
  municipality: VARESE,
  category: 21 as CategoryId,
  position: square,
  icon: undefined,
  phone: undefined,
  email: undefined,
  website: undefined,
  cover: undefined,
  hours: undefined,
  ...rest,
})
const activity = (id: number): ActivitySummary => ({
  id: id as ActivitySummary['id'],
  name: `Attività ${String(id).padStart(3, '0')}`,
  category: undefined,
  municipality: VARESE,
  address: undefined,
  cover: undefined,
  logo: undefined,
  hours: undefined,
  position: square,
})

const CONTACTS: PlacesQuery = { kind: 'contacts', filter: NO_DIRECTORY_FILTER }
const IN_LUINO: PlacesQuery = { kind: 'contacts', filter: { municipality: LUINO.id, category: undefined } }
const ACTIVITIES: PlacesQuery = { kind: 'activities', filter: { municipality: VARESE.id, category: undefined } }
const unreachable: RequestFailure = { _tag: 'Unreachable' }
const id = (number: number): MappedId => number as MappedId

/** A map that records its updates. */
const recordingMap = () => {
  const told: { shown: readonly (readonly Mapped[])[]; marks: unknown[]; here: unknown[]; fits: number } = {
    shown: [],
    marks: [],
    here: [],
    fits: 0,
  }
  const map: ToldMap = {
    show: (places) => (told.shown = [...told.shown, places]),
    mark: (place, bring) => told.marks.push([place?.id, bring]),
    here: (position) => told.here.push(position),
    fit: () => (told.fits += 1),
  }
  return { told, map }
}

/** `kept`: the contacts that the device has kept. */
const open = async (query: PlacesQuery = CONTACTS, kept?: readonly Contact[]) => {
  const all = waitingPort<[DirectoryFilter, AbortSignal?], RequestFailure, readonly Contact[]>()
  const page = waitingPort<[DirectoryQuery, number, AbortSignal?, number?], RequestFailure, Page<ActivitySummary>>()
  const locate = waitingPort<[], PositionFailure, Coordinates>()
  const changed = vi.fn<() => void>()
  const scope = scopeOver(
    {
      configuration: { ...DEFAULTS, modules: { favourites: false } },
      contacts: portOf<Contacts>({
        all: (filter, signal) => {
          if (kept === undefined || !takesKeptAlone(signal)) return all.port(filter, signal)
          tellFound(signal, { at: 1 as Instant, asked: 2 as Instant, isOlder: false })
          return TaskEither.right(kept)
        },
      }),
      activities: portOf<Activities>({ page: page.port }),
      positions: { current: locate.port },
    },
    {},
    changed,
  )
  const { now, ask } = openPlacesMap(scope, { ...query, words: '' })
  const { told, map } = recordingMap()
  const stop = now().verbs.follow(map)
  await settle()
  return {
    all,
    page,
    locate,
    told,
    stop,
    changed,
    now,
    verbs: now().verbs,
    ask: async (asked: PlacesQuery) => {
      ask(asked)
      await settle()
    },
    face: () => now().face,
    ids: () => now().places.map((place) => Number(place.id)),
    onMap: () => (told.shown.at(-1) ?? []).map((place) => Number(place.id)),
  }
}

/** The contacts 1 and 2, read. */
const openTwo = async () => {
  const page = await open()
  await page.all.call().succeed([contact(1), contact(2), contact(3, { position: undefined })])
  return page
}

describe('The places on a map', () => {
  test('are all that match the filter, and those without a place are counted (DIR-04, fault 46)', async () => {
    const { all, face, ids, onMap, now } = await open(IN_LUINO)
    expect([face(), all.call().asked[0]]).toEqual(['loading', IN_LUINO.filter])
    await all.call().succeed([contact(2), contact(3, { position: undefined }), contact(1)])
    expect([face(), ids(), onMap(), now().placeless]).toEqual(['full', [1, 2], [1, 2], 1])
  })

  test('of activities are asked for a hundred at a time: most towns have no more', async () => {
    const { page, ids } = await open(ACTIVITIES)
    const rows = Array.from({ length: 80 }, (_, at) => activity(at + 1))
    await page.call().succeed({ rows, total: 80, leftOut: 0 })
    expect([page.calls.length, page.call().asked[3]]).toEqual([1, 100])
    expect(ids()).toEqual(rows.map((row) => Number(row.id)))
  })

  test('of activities are whole also where a server gives smaller pages, with the later ones together', async () => {
    const { page, face, ids } = await open(ACTIVITIES)
    const rows = Array.from({ length: 45 }, (_, at) => activity(at + 1))
    await page.call().succeed({ rows: rows.slice(0, 20), total: 45, leftOut: 0 })
    expect(page.calls.map(({ asked: [query, number] }) => [query.municipality, query.sortBy, number])).toEqual([
      [1, 'name', 1],
      [1, 'name', 2],
      [1, 'name', 3],
    ])
    await page.call().succeed({ rows: rows.slice(40), total: 45, leftOut: 0 })
    expect(face()).toBe('loading')
    await page.call(1).succeed({ rows: rows.slice(20, 40), total: 45, leftOut: 0 })
    expect(ids()).toEqual(rows.map((row) => Number(row.id)))
  })

  test('may be empty: nothing matches, or no match has a place', async () => {
    const { all, face, now } = await open()
    await all.call().succeed([contact(3, { position: undefined })])
    expect([face(), now().placeless]).toEqual(['empty', 1])
  })

  test('that cannot be read show why, and a retry reads them', async () => {
    const { all, face, now, verbs, ids } = await open()
    await all.call().fail(unreachable)
    expect([face(), now().failure]).toEqual(['failed', unreachable])
    verbs.retry()
    await settle()
    await all.call().succeed([contact(1)])
    expect([face(), ids()]).toEqual(['full', [1]])
  })

  test('go from the map as from the list where the server takes away what the device has kept (ERR-11)', async () => {
    const { all, face, onMap, verbs, told } = await open(CONTACTS, [contact(1)])
    verbs.choose(id(1), 'list')
    expect([onMap(), told.marks.at(-1)]).toEqual([[1], [1, 'middle']])
    await all.call().fail({ _tag: 'Refused', status: 403, message: undefined })
    expect([face(), onMap(), told.marks.at(-1)]).toEqual(['failed', [], [undefined, 'middle']])
  })

  test('follow the query; a late answer to the old query is ignored (fault 23)', async () => {
    const { all, ids, onMap, face, ask } = await open()
    await ask(IN_LUINO)
    await all.call().succeed([contact(9)])
    await all.call(1).succeed([contact(1)])
    expect([face(), ids(), onMap()]).toEqual(['full', [9], [9]])
  })

  test('are read anew for another question, and once for the same, which leaves the choice and the view', async () => {
    const { all, page, ask, verbs, now } = await openTwo()
    verbs.choose(id(2), 'list')
    verbs.move({ west: 0, south: 0, east: 1, north: 1 })
    await ask({ kind: 'contacts', filter: { category: undefined, municipality: undefined } })
    expect([all.calls.length, now().chosen?.id, now().isAllInView]).toEqual([1, 2, false])
    const seven: DirectoryFilter = { municipality: 7 as MunicipalityId, category: 1 as CategoryId }
    const one: DirectoryFilter = { municipality: 1 as MunicipalityId, category: 7 as CategoryId }
    await ask({ kind: 'contacts', filter: seven })
    await ask({ kind: 'contacts', filter: one })
    expect(all.calls.map(({ asked }) => asked[0])).toEqual([NO_DIRECTORY_FILTER, seven, one])
    await ask({ kind: 'activities', filter: one })
    expect([page.calls.length, page.call().asked[0]]).toMatchObject([1, one])
  })

  test('are the same on the map and in the list, for all filters and coordinates (DIR-04)', async () => {
    const anyContact = record({
      municipality: constantFrom(VARESE, LUINO, undefined),
      category: constantFrom(21 as CategoryId, 22 as CategoryId, undefined),
      position: constantFrom(square, { latitude: 45.9, longitude: 8.6 }, undefined),
    })
    const anyFilter = record({
      municipality: constantFrom(VARESE.id, LUINO.id, undefined),
      category: constantFrom(21 as CategoryId, 22 as CategoryId, undefined),
    })
    await assert(
      asyncProperty(array(anyContact, { maxLength: 30 }), array(anyFilter, { minLength: 1 }), async (made, filters) => {
        const world = made.map((rest, at) => contact(at + 1, rest))
        const fits = ({ municipality, category }: DirectoryFilter) =>
          world.filter(
            (one) =>
              (municipality === undefined || one.municipality?.id === municipality) &&
              (category === undefined || one.category === category),
          )
        const { all, ids, onMap, now, ask, stop } = await open()
        await all.call().succeed(world)
        for (const filter of filters) {
          await ask({ kind: 'contacts', filter })
          await settle()
          await all.call().succeed(fits(all.call().asked[0]))
          const plain = fits(filter)
          expect(onMap()).toEqual(ids())
          expect([...ids()].sort((a, b) => a - b)).toEqual(
            plain.filter(({ position }) => position !== undefined).map((one) => Number(one.id)),
          )
          expect(ids().length + now().placeless).toBe(plain.length)
        }
        stop()
      }),
      { numRuns: 40 },
    )
  })
})

describe('A place', () => {
  test('chosen in the list is centred on the map; chosen on the map, it is only scrolled into view', async () => {
    const { verbs, now, told, changed } = await openTwo()
    changed.mockClear()
    verbs.choose(id(2), 'list')
    expect([now().chosen?.id, now().chosenOn, changed.mock.calls.length]).toEqual([2, 'list', 1])
    verbs.choose(id(1), 'map')
    expect([now().chosen?.id, now().chosenOn]).toEqual([1, 'map'])
    verbs.drop()
    expect(now().chosen?.id).toBeUndefined()
    expect(told.marks).toEqual([
      [2, 'middle'],
      [1, 'sight'],
      [undefined, 'sight'],
    ])
  })

  test('is no longer selected when the query changes', async () => {
    const { verbs, now, told, ask } = await openTwo()
    verbs.choose(id(2), 'list')
    await ask(IN_LUINO)
    expect([now().chosen?.id, told.marks.at(-1)]).toEqual([undefined, [undefined, 'sight']])
  })

  test('among several on one spot is chosen in a list; a single one is selected directly', async () => {
    const { verbs, now } = await openTwo()
    verbs.gather([id(2)])
    expect([now().among, now().chosen?.id]).toEqual([[], 2])
    verbs.gather([id(2), id(1), id(77)])
    expect(now().among.map((place) => Number(place.id))).toEqual([1, 2])
    expect(now().chosen?.id).toBeUndefined()
    verbs.choose(id(1), 'map')
    expect([now().among, now().chosen?.id]).toEqual([[], 1])
  })
})

describe('The places that are sought', () => {
  test('alone are on the map; choosing ends, and all of them are in view (DIR-04)', async () => {
    const { verbs, onMap, now } = await openTwo()
    verbs.choose(id(2), 'list')
    verbs.move({ west: 0, south: 0, east: 1, north: 1 })
    verbs.seek('LUOGO 1')
    expect([onMap(), now().chosen?.id, now().isAllInView]).toEqual([[1], undefined, true])
    verbs.seek('')
    expect(onMap()).toEqual([1, 2])
  })

  test('come into view again when the citizen asks for all, not when the map itself moves (DIR-04)', async () => {
    const { verbs, told, onMap, now, ask } = await openTwo()
    verbs.move({ west: 0, south: 0, east: 1, north: 1 })
    const before = told.shown.length
    expect([onMap(), told.fits]).toEqual([[1, 2], 0])
    verbs.move(undefined)
    verbs.move(undefined)
    expect([told.fits, told.shown.length]).toEqual([1, before])
    verbs.move({ west: 0, south: 0, east: 1, north: 1 })
    await ask(IN_LUINO)
    expect(now().isAllInView).toBe(true)
  })
})

describe('The position of the citizen', () => {
  test('is requested once for several taps, and shown', async () => {
    const { verbs, now, locate, told } = await openTwo()
    verbs.locate()
    verbs.locate()
    await settle()
    expect([now().isLocating, locate.calls.length]).toEqual([true, 1])
    await locate.call().succeed(square)
    expect([now().isLocating, now().here, told.here]).toEqual([false, square, [square]])
  })

  test.each(['PositionDenied', 'PositionTimedOut', 'PositionUnavailable'] as const)(
    'may stay unknown (%s): that is said, and the places stay (fault 45)',
    async (_tag) => {
      const { verbs, now, locate, ids, face } = await openTwo()
      verbs.locate()
      await settle()
      await locate.call().fail({ _tag })
      expect([now().positionFailure, now().isLocating, face(), ids()]).toEqual([{ _tag }, false, 'full', [1, 2]])
      verbs.dismiss()
      expect(now().positionFailure).toBeUndefined()
      verbs.locate()
      await settle()
      await locate.call().fail({ _tag })
      verbs.locate()
      await settle()
      expect([now().isLocating, now().positionFailure]).toEqual([true, undefined])
      await locate.call().succeed(square)
      expect([now().positionFailure, now().here]).toEqual([undefined, square])
    },
  )
})

test('A crashed map leaves the list, the selection and the position as they are (fault 47)', async () => {
  const { verbs, now, face, ids } = await openTwo()
  verbs.choose(id(2), 'list')
  verbs.mapFailed()
  expect([now().isMapCrashed, face(), ids(), now().chosen?.id]).toEqual([true, 'full', [1, 2], 2])
  verbs.retryMap()
  expect(now().isMapCrashed).toBe(false)
})

test('A closed map receives no updates', async () => {
  const { verbs, told, stop } = await openTwo()
  stop()
  verbs.choose(id(2), 'list')
  expect(told.marks).toEqual([])
})

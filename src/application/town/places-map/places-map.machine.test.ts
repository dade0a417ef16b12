import { array, assert, asyncProperty, constantFrom, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, NO_PORTS, portOf, settle, waitingPort, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { CategoryId } from '#domain/directory/category.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { type DirectoryFilter, type DirectoryQuery, NO_DIRECTORY_FILTER } from '#domain/directory/directory-query.ts'
import type { Mapped, MappedId } from '#domain/directory/mapped.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { Page } from '#domain/paging/page.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { followMap, type ToldMap } from './follow-map.ts'
import { placesMapMachine, type PlacesQuery } from './places-map.machine.ts'
import { chosenId, gatheredIds, placelessCount, placesFace, placesOf, shownPlaces } from './places-map.selectors.ts'

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

const open = async (query: PlacesQuery = CONTACTS) => {
  const all = waitingPort<[DirectoryFilter, AbortSignal?], RequestFailure, readonly Contact[]>()
  const page = waitingPort<[DirectoryQuery, number, AbortSignal?, number?], RequestFailure, Page<ActivitySummary>>()
  const locate = waitingPort<[], PositionFailure, Coordinates>()
  const actor = createActor(
    placesMapMachine({
      contacts: portOf({ all: all.port }),
      activities: portOf({ page: page.port }),
      positions: { current: locate.port },
    }),
    { input: { query, words: '' } },
  )
  const { told, map } = recordingMap()
  actor.start()
  const stop = followMap(actor, map)
  await settle()
  const read = () => actor.getSnapshot().children.places?.getSnapshot()
  return {
    all,
    page,
    locate,
    told,
    stop,
    send: async (...events: Parameters<typeof actor.send>) => {
      actor.send(...events)
      await settle()
    },
    see: () => actor.getSnapshot(),
    read,
    face: () => placesFace(read()),
    ids: () => shownPlaces(read()).map((place) => Number(place.id)),
    onMap: () => (told.shown.at(-1) ?? []).map((place) => Number(place.id)),
  }
}

/** The contacts 1 and 2, read. */
const openTwo = async () => {
  const page = await open()
  await page.all.call().succeed([contact(1), contact(2), contact(3, { position: undefined })])
  return page
}

test('Every transition of the map is covered', async () => {
  const walked = await walk(placesMapMachine(NO_PORTS), {
    inputs: [{ query: CONTACTS, words: '' }],
    events: [
      { type: 'query.changed', query: IN_LUINO },
      { type: 'retry.requested' },
      { type: 'words.typed', words: 'bar' },
      { type: 'view.moved', inView: { west: 8, south: 45, east: 9, north: 46 } },
      { type: 'place.chosen', id: id(1), on: 'map' },
      { type: 'gathering.opened', ids: [id(1), id(2)] },
      { type: 'gathering.opened', ids: [id(1)] },
      { type: 'choice.dropped' },
      { type: 'position.requested' },
      { type: 'positionFailure.dismissed' },
      { type: 'map.failed' },
      { type: 'map.retried' },
      fails('places', new Error('A defect')),
      ends('locate', square),
      fails('locate', { _tag: 'PositionDenied' }),
    ],
  })
  expect(walked).toEqual({ states: 15, transitions: 19, unreached: [], untaken: [], strayed: [] })
})

describe('The places on a map', () => {
  test('are all that match the filter, and those without a place are counted (DIR-04, fault 46)', async () => {
    const { all, face, ids, onMap, read } = await open(IN_LUINO)
    expect([face(), all.call().asked[0]]).toEqual(['loading', IN_LUINO.filter])
    await all.call().succeed([contact(2), contact(3, { position: undefined }), contact(1)])
    expect([face(), ids(), onMap(), placelessCount(read())]).toEqual(['full', [1, 2], [1, 2], 1])
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
    const { all, face, read } = await open()
    await all.call().succeed([contact(3, { position: undefined })])
    expect([face(), placelessCount(read())]).toEqual(['empty', 1])
  })

  test('that cannot be read show why, and a retry reads them', async () => {
    const { all, face, read, send, ids } = await open()
    await all.call().fail(unreachable)
    expect([face(), read()?.context.failure]).toEqual(['failed', unreachable])
    await send({ type: 'retry.requested' })
    await all.call().succeed([contact(1)])
    expect([face(), ids()]).toEqual(['full', [1]])
  })

  test('follow the query; a late answer to the old query is ignored (fault 23)', async () => {
    const { all, send, ids, onMap, face } = await open()
    await send({ type: 'query.changed', query: IN_LUINO })
    await all.call().succeed([contact(9)])
    await all.call(1).succeed([contact(1)])
    expect([face(), ids(), onMap()]).toEqual(['full', [9], [9]])
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
        const { all, send, ids, onMap, read, stop } = await open()
        await all.call().succeed(world)
        for (const filter of filters) {
          await send({ type: 'query.changed', query: { kind: 'contacts', filter } })
          await settle()
          await all.call().succeed(fits(all.call().asked[0]))
          const plain = fits(filter)
          expect(onMap()).toEqual(ids())
          expect([...ids()].sort((a, b) => a - b)).toEqual(
            plain.filter(({ position }) => position !== undefined).map((one) => Number(one.id)),
          )
          expect(ids().length + placelessCount(read())).toBe(plain.length)
        }
        stop()
      }),
      { numRuns: 40 },
    )
  })
})

describe('A place', () => {
  test('chosen in the list is centred on the map; chosen on the map, it is only scrolled into view', async () => {
    const { send, see, told } = await openTwo()
    await send({ type: 'place.chosen', id: id(2), on: 'list' })
    expect([chosenId(see()), see().context.choice.on]).toEqual([2, 'list'])
    await send({ type: 'place.chosen', id: id(1), on: 'map' })
    expect([chosenId(see()), see().context.choice.on]).toEqual([1, 'map'])
    await send({ type: 'choice.dropped' })
    expect(chosenId(see())).toBeUndefined()
    expect(told.marks).toEqual([
      [2, 'middle'],
      [1, 'sight'],
      [undefined, 'sight'],
    ])
  })

  test('is no longer selected when the query changes', async () => {
    const { send, see, told } = await openTwo()
    await send({ type: 'place.chosen', id: id(2), on: 'list' })
    await send({ type: 'query.changed', query: IN_LUINO })
    expect([chosenId(see()), told.marks.at(-1)]).toEqual([undefined, [undefined, 'sight']])
  })

  test('among several on one spot is chosen in a list; a single one is selected directly', async () => {
    const { send, see, read } = await openTwo()
    await send({ type: 'gathering.opened', ids: [id(2)] })
    expect(gatheredIds(see())).toEqual([])
    await send({ type: 'gathering.opened', ids: [id(2), id(1), id(77)] })
    expect(gatheredIds(see())).toEqual([2, 1, 77])
    expect(placesOf(read(), gatheredIds(see())).map((place) => Number(place.id))).toEqual([1, 2])
    expect(chosenId(see())).toBeUndefined()
    await send({ type: 'place.chosen', id: id(1), on: 'map' })
    expect([gatheredIds(see()), chosenId(see())]).toEqual([[], 1])
  })
})

describe('The places that are sought', () => {
  test('alone are on the map; choosing ends, and all of them are in view (DIR-04)', async () => {
    const { send, onMap, see } = await openTwo()
    await send({ type: 'place.chosen', id: id(2), on: 'list' })
    await send({ type: 'view.moved', inView: { west: 0, south: 0, east: 1, north: 1 } })
    await send({ type: 'words.typed', words: 'LUOGO 1' })
    expect([onMap(), chosenId(see()), see().context.inView]).toEqual([[1], undefined, undefined])
    await send({ type: 'words.typed', words: '' })
    expect(onMap()).toEqual([1, 2])
  })

  test('come into view again when the citizen asks for all, not when the map itself moves (DIR-04)', async () => {
    const { send, told, onMap, see } = await openTwo()
    await send({ type: 'view.moved', inView: { west: 0, south: 0, east: 1, north: 1 } })
    const before = told.shown.length
    expect([onMap(), told.fits]).toEqual([[1, 2], 0])
    await send({ type: 'view.moved', inView: undefined })
    await send({ type: 'view.moved', inView: undefined })
    expect([told.fits, told.shown.length]).toEqual([1, before])
    await send({ type: 'view.moved', inView: { west: 0, south: 0, east: 1, north: 1 } })
    await send({ type: 'query.changed', query: IN_LUINO })
    expect(see().context.inView).toBeUndefined()
  })
})

describe('The position of the citizen', () => {
  test('is requested once for several taps, and shown', async () => {
    const { send, see, locate, told } = await openTwo()
    await send({ type: 'position.requested' })
    await send({ type: 'position.requested' })
    expect([see().matches({ position: 'locating' }), locate.calls.length]).toEqual([true, 1])
    await locate.call().succeed(square)
    expect([see().matches({ position: 'locating' }), see().context.position, told.here]).toEqual([
      false,
      square,
      [square],
    ])
  })

  test.each(['PositionDenied', 'PositionTimedOut', 'PositionUnavailable'] as const)(
    'may stay unknown (%s): that is said, and the places stay (fault 45)',
    async (_tag) => {
      const { send, see, locate, ids, face } = await openTwo()
      await send({ type: 'position.requested' })
      await locate.call().fail({ _tag })
      expect([see().context.positionFailure, see().matches({ position: 'locating' }), face(), ids()]).toEqual([
        { _tag },
        false,
        'full',
        [1, 2],
      ])
      await send({ type: 'positionFailure.dismissed' })
      expect(see().context.positionFailure).toBeUndefined()
      await send({ type: 'position.requested' })
      await locate.call().fail({ _tag })
      await send({ type: 'position.requested' })
      expect([see().matches({ position: 'locating' }), see().context.positionFailure]).toEqual([true, undefined])
      await locate.call().succeed(square)
      expect([see().context.positionFailure, see().context.position]).toEqual([undefined, square])
    },
  )
})

test('A crashed map leaves the list, the selection and the position as they are (fault 47)', async () => {
  const { send, see, face, ids } = await openTwo()
  await send({ type: 'place.chosen', id: id(2), on: 'list' })
  await send({ type: 'map.failed' })
  expect([see().matches({ map: 'crashed' }), face(), ids(), chosenId(see())]).toEqual([true, 'full', [1, 2], 2])
  await send({ type: 'map.retried' })
  expect(see().matches({ map: 'crashed' })).toBe(false)
})

test('A closed map receives no updates', async () => {
  const { send, told, stop } = await openTwo()
  stop()
  await send({ type: 'place.chosen', id: id(2), on: 'list' })
  expect(told.marks).toEqual([])
})

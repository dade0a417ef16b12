import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { STALE_AFTER, tellReturns } from '#application/kit/returning.ts'
import { movingPresence } from '#application/kit/testing/moving-presence.ts'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { portOf, settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { ActivitySummary, MunicipalityActivities } from '#domain/directory/activity.ts'
import type { Category, CategoryId } from '#domain/directory/category.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { DEFAULT_DIRECTORY_QUERY, type DirectoryQuery } from '#domain/directory/directory-query.ts'
import type { MappedKind } from '#domain/directory/mapped.ts'
import type { Municipality, MunicipalityId } from '#domain/directory/municipality.ts'
import type { Page } from '#domain/paging/page.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { type DirectoryWish, openDirectory } from './directory-list.flow.ts'

const unreachable: RequestFailure = { _tag: 'Unreachable' }
const EVERYTHING: DirectoryWish = { query: DEFAULT_DIRECTORY_QUERY, page: 1, view: 'list', words: '' }
const LUINO = 2 as MunicipalityId
const IN_LUINO: DirectoryWish = { ...EVERYTHING, query: { ...DEFAULT_DIRECTORY_QUERY, municipality: LUINO } }
const GROUPED: DirectoryWish = { ...EVERYTHING, view: 'groups' }
const ON_MAP: DirectoryWish = { ...EVERYTHING, view: 'map' }

const named = (id: number) => ({ id, name: `Number ${id}` })
const page = <Row>(total: number, ...ids: readonly number[]): Page<Row> => ({
  rows: ids.map(named) as Row[],
  total,
  leftOut: 0,
})

const open = async (wish: DirectoryWish = EVERYTHING, kind: MappedKind = 'activities') => {
  const read = waitingPort<[DirectoryQuery, number], RequestFailure, Page<ActivitySummary & Contact>>()
  const grouped = waitingPort<[], RequestFailure, readonly MunicipalityActivities[]>()
  const categories = waitingPort<[], RequestFailure, readonly Category[]>()
  const municipalities = waitingPort<[], RequestFailure, readonly Municipality[]>()
  const { presence, become } = movingPresence()
  let time = 0
  const followed = new Set<AnyActorRef>()
  // The app hears of the return before what is opened later.
  const clock = { now: () => time as Instant }
  tellReturns({ presence, clock, changes: { watch: () => () => {} } }, () => followed)
  const follow = (actor: AnyActorRef) => {
    followed.add(actor)
    return () => followed.delete(actor)
  }
  const ports = {
    configuration: { ...DEFAULTS, modules: { favourites: false } },
    presence,
    activities: portOf<Ports['activities']>({ byMunicipality: grouped.port }),
    [kind]: portOf({ page: read.port, categories: categories.port, byMunicipality: grouped.port }),
    municipalities: { all: municipalities.port },
    positions: {},
    keptTown: { read: () => TaskEither.right({ town: undefined }) },
  }
  const { now, ask } = openDirectory(kind)(scopeOver(ports, { follow }), wish)
  await settle()
  return {
    read,
    grouped,
    categories,
    municipalities,
    now,
    /** The device becomes hidden or offline, or the reverse. */
    turn: async (change: Parameters<typeof become>[0]) => {
      become(change)
      await settle()
    },
    pass: (milliseconds: number) => void (time += milliseconds),
    ask: async (changed: DirectoryWish) => {
      ask(changed)
      await settle()
    },
    asked: () => read.calls.map(({ asked: [query, number] }) => [query.municipality, query.sortBy, number]),
    ids: () => now().rows.all.map((row) => row?.id),
  }
}

describe('The list (DIR-01, DIR-03)', () => {
  test.each([
    ['activities', 'activity'],
    ['contacts', 'contact'],
  ] as const)('of %s is read by name, on the page the address asks for', async (kind, of) => {
    const { asked, read, now, ids } = await open({ ...EVERYTHING, page: 2 }, kind)
    expect([asked(), now().rows.face]).toEqual([[[undefined, 'name', 2]], 'loading'])
    await read.call().succeed(page(22, 21, 22))
    expect([now().rows.face, ids().slice(19), ids().length]).toEqual(['full', [undefined, 21, 22], 22])
    expect(now().rows.all.at(-1)).toEqual({ id: 22, kind: of, thing: named(22) })
  })

  test('reads again for another filter, and ignores a late answer to the old one (fault 23)', async () => {
    const { ask, read, asked, ids, now } = await open()
    const late = read.call()
    await ask({ ...IN_LUINO, page: 3 })
    expect(asked()).toEqual([
      [undefined, 'name', 1],
      [LUINO, 'name', 3],
    ])
    await read.call().succeed(page(41, 41))
    await late.succeed(page(2, 1, 2))
    expect([ids().at(-1), ids().length, now().wish]).toEqual([41, 41, { ...IN_LUINO, page: 3 }])
  })

  test.each(['activities', 'contacts'] as const)(
    'of %s is read on where a server without the filter tells on its first page what was not asked for (fault 55)',
    async (kind) => {
      const { read, asked, now, ids } = await open(IN_LUINO, kind)
      await read.call().succeed({ ...page(41), unasked: 20 })
      expect(asked().map(([, , number]) => number)).toEqual([1, 2])
      await read.call().succeed({ ...page(41, 33), unasked: 19 })
      await read.call().succeed({ ...page(41), unasked: 1 })
      expect([now().rows.face, ids()]).toEqual(['full', [33]])
    },
  )

  test('has failed after a defect, and is read again for what the address asks for', async () => {
    vi.useFakeTimers()
    const { ask, read, asked, now } = await open()
    await read.call().succeed({ ...page(2, 1, 2), total: Symbol('no number') as never })
    expect(() => vi.runAllTimers()).toThrow('Symbol')
    vi.useRealTimers()
    expect(now().rows.face).toBe('failed')
    await ask({ ...IN_LUINO, page: 3 })
    now().rows.retry()
    await settle()
    expect([now().rows.face, asked().at(-1)]).toEqual(['loading', [LUINO, 'name', 3]])
  })

  test('is not read again when only the page at the top of the viewport changes', async () => {
    const { ask, read, asked, now } = await open()
    await read.call().succeed(page(100, ...Array.from({ length: 20 }, (_, at) => at + 1)))
    await ask({ ...EVERYTHING, page: 4 })
    expect([asked().length, now().wish.page]).toEqual([1, 4])
  })
})

test('The filter options are the categories and the municipalities, read beside the list (DIR-07)', async () => {
  const { categories, municipalities, now } = await open()
  const sport: Category = { id: 7 as CategoryId, name: 'Sport', icon: undefined }
  await categories.call().succeed([sport])
  await municipalities.call().fail(unreachable)
  expect([now().categories.things, now().municipalities.things]).toEqual([[sport], []])
  expect([now().categories.hasFailed, now().municipalities.hasFailed]).toEqual([false, true])
})

describe('The other displays', () => {
  test('by municipality reads all activities at once, and no page (DIR-05)', async () => {
    const { grouped, read, now, ask } = await open(GROUPED)
    expect([read.calls.length, now().groups.face]).toEqual([0, 'loading'])
    await grouped.call().succeed([])
    expect(now().groups).toMatchObject({ face: 'loaded', value: [] })
    await ask({ ...GROUPED, query: IN_LUINO.query })
    expect([grouped.calls.length, now().wish.query.municipality]).toEqual([1, LUINO])
  })

  test('changes even when something else is requested at the same time', async () => {
    const { ask, read, grouped, now } = await open()
    await read.call().succeed(page(2, 1, 2))
    await ask({ ...GROUPED, query: IN_LUINO.query })
    expect([read.calls.length, grouped.calls.length, now().rows.all]).toEqual([1, 1, []])
  })

  test('the map reads nothing here; the list is read again on its page', async () => {
    const { grouped, ask, asked, now } = await open({ ...ON_MAP, query: IN_LUINO.query })
    expect([asked().map(([, , number]) => number), grouped.calls.length]).toEqual([[1], 0])
    expect(now().map?.kind).toBe('activities')
    await ask({ ...IN_LUINO, page: 2 })
    expect([asked().at(-1), now().map]).toEqual([[LUINO, 'name', 2], undefined])
  })
})

describe('The return to the list (ERR-04)', () => {
  test.each([
    ['a page', 'after a moment', EVERYTHING, 1],
    ['a page', 'after a while', EVERYTHING, STALE_AFTER],
    ['the municipalities', 'after a moment', GROUPED, 1],
    ['the municipalities', 'after a while', GROUPED, STALE_AFTER],
  ] as const)('asks once for %s, %s', async (_, __, wish, away) => {
    const { read, grouped, turn, pass } = await open(wish)
    const asked = () => read.calls.length + grouped.calls.length
    await (wish === GROUPED ? grouped.call().succeed([]) : read.call().succeed(page(2, 1, 2)))
    await turn({ isVisible: false })
    pass(away)
    await turn({ isVisible: true })
    expect(asked()).toBe(2)
  })

  test('reads the visible page again, and keeps the old rows until then, and when that fails', async () => {
    const { asked, read, now, ids, turn } = await open()
    await read.call().succeed(page(2, 1, 2))
    await turn({ isVisible: false })
    await turn({ isOnline: false })
    await turn({ isVisible: true })
    expect(asked().length).toBe(1)
    await turn({ isOnline: true })
    expect([asked().length, ids()]).toEqual([2, [1, 2]])
    await read.call().fail(unreachable)
    expect([ids(), now().rows.isStale]).toEqual([[1, 2], true])
    await turn({ isVisible: true })
    expect(asked().length).toBe(2)
  })
})

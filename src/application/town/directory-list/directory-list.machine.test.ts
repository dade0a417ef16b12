import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { present } from '#application/kit/present.ts'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/walk.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Contacts } from '#application/ports/contacts.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { ActivitySummary, MunicipalityActivities } from '#domain/directory/activity.ts'
import type { Category, CategoryId } from '#domain/directory/category.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { DEFAULT_DIRECTORY_QUERY, type DirectoryQuery } from '#domain/directory/directory-query.ts'
import type { Municipality, MunicipalityId } from '#domain/directory/municipality.ts'
import type { Page } from '#domain/paging/page.ts'
import { directoryListMachine, type DirectoryWish } from './directory-list.machine.ts'

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
const never = () => {
  throw new Error('Not asked in this test')
}

const open = (wish: DirectoryWish = EVERYTHING, kind: 'activities' | 'contacts' = 'activities') => {
  const read = waitingPort<[DirectoryQuery, number], RequestFailure, Page<ActivitySummary & Contact>>()
  const grouped = waitingPort<[], RequestFailure, readonly MunicipalityActivities[]>()
  const categories = waitingPort<[], RequestFailure, readonly Category[]>()
  const municipalities = waitingPort<[], RequestFailure, readonly Municipality[]>()
  const area = { all: municipalities.port, activities: never, sheets: never } as unknown as Municipalities
  const port = { page: read.port, byMunicipality: grouped.port, categories: categories.port }
  const device = { isOnline: true, isVisible: true, changed: () => {} }
  const presence: Presence = {
    isOnline: () => device.isOnline,
    isVisible: () => device.isVisible,
    watch: (listener) => {
      device.changed = listener
      return () => {}
    },
  }
  const actor = createActor(
    directoryListMachine(
      kind === 'activities'
        ? { kind, activities: port as unknown as Activities, municipalities: area, presence }
        : { kind, contacts: port as unknown as Contacts, municipalities: area, presence },
    ),
    { input: { wish } },
  ).start()
  const now = () => actor.getSnapshot()
  const rows = () => present(now().children.rows)
  return {
    actor,
    read,
    grouped,
    categories,
    municipalities,
    now,
    rows,
    /** The device becomes hidden or offline, or the reverse. */
    turn: (change: Partial<Pick<typeof device, 'isOnline' | 'isVisible'>>) => {
      Object.assign(device, change)
      device.changed()
    },
    wish: (changed: DirectoryWish) => actor.send({ type: 'wish.changed', wish: changed }),
    asked: () => read.calls.map(({ asked: [query, number] }) => [query.municipality, query.sortBy, number]),
    ids: () => listNow(rows().getSnapshot()).rows.map((row) => row?.id),
  }
}

test('every transition of the lists of the directory is covered', async () => {
  const walked = await walk(directoryListMachine(NO_PORTS), {
    inputs: [{ wish: EVERYTHING }, { wish: GROUPED }, { wish: ON_MAP }],
    events: [
      ...[EVERYTHING, IN_LUINO, GROUPED, ON_MAP].map((wish) => ({ type: 'wish.changed', wish }) as const),
      ...(['rows', 'groups', 'categories', 'municipalities', 'watchPresence'] as const).map((child) =>
        fails(child, new Error('Defect')),
      ),
      ends('categories', undefined),
      { type: 'retry.requested' },
      { type: 'presence.gained' },
    ],
    sees: ({ wish: { query, view } }) => [query.municipality, view],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

describe('The list (DIR-01, DIR-03)', () => {
  test.each(['activities', 'contacts'] as const)(
    'of %s is read by name, on the page the address asks for',
    async (kind) => {
      const { asked, read, rows, ids } = open({ ...EVERYTHING, page: 2 }, kind)
      await settle()
      expect([asked(), listNow(rows().getSnapshot()).face]).toEqual([[[undefined, 'name', 2]], 'loading'])
      await read.call().succeed(page(22, 21, 22))
      expect([listNow(rows().getSnapshot()).face, ids().slice(19), ids().length]).toEqual([
        'full',
        [undefined, 21, 22],
        22,
      ])
    },
  )

  test('tells the kind of a row', async () => {
    const kinds = await Promise.all(
      (['activities', 'contacts'] as const).map(async (kind) => {
        const { read, rows } = open(EVERYTHING, kind)
        await settle()
        await read.call().succeed(page(1, 1))
        return listNow(rows().getSnapshot()).rows[0]
      }),
    )
    expect(kinds).toEqual([
      { id: 1, kind: 'activity', thing: named(1) },
      { id: 1, kind: 'contact', thing: named(1) },
    ])
  })

  test('reads again for another filter, and ignores a late answer to the old one (fault 23)', async () => {
    const { wish, read, asked, ids, now } = open()
    await settle()
    const late = read.call()
    wish({ ...IN_LUINO, page: 3 })
    await settle()
    expect(asked()).toEqual([
      [undefined, 'name', 1],
      [LUINO, 'name', 3],
    ])
    await read.call().succeed(page(41, 41))
    await late.succeed(page(2, 1, 2))
    expect([ids().at(-1), ids().length, now().context.wish]).toEqual([41, 41, { ...IN_LUINO, page: 3 }])
  })

  test.each(['activities', 'contacts'] as const)(
    'of %s is read on where a server without the filter tells on its first page what was not asked for (fault 55)',
    async (kind) => {
      const { read, asked, rows, ids } = open(IN_LUINO, kind)
      await settle()
      await read.call().succeed({ ...page(41), unasked: 20 })
      expect(asked().map(([, , number]) => number)).toEqual([1, 2])
      await read.call().succeed({ ...page(41, 33), unasked: 19 })
      await read.call().succeed({ ...page(41), unasked: 1 })
      expect([listNow(rows().getSnapshot()).face, ids()]).toEqual(['full', [33]])
    },
  )

  test('is not read again when only the page at the top of the viewport changes', async () => {
    const { wish, read, asked, now } = open()
    await settle()
    await read.call().succeed(page(100, ...Array.from({ length: 20 }, (_, at) => at + 1)))
    wish({ ...EVERYTHING, page: 4 })
    await settle()
    expect([asked().length, now().context.wish.page]).toEqual([1, 4])
  })
})

describe('The filter options (DIR-07)', () => {
  test('are the categories and the municipalities, read beside the list', async () => {
    const { categories, municipalities, now } = open()
    await settle()
    const sport: Category = { id: 7 as CategoryId, name: 'Sport', icon: undefined }
    await categories.call().succeed([sport])
    await municipalities.call().succeed([])
    expect(present(now().children.categories).getSnapshot().context.value).toEqual([sport])
    expect(present(now().children.municipalities).getSnapshot().context.value).toEqual([])
  })
})

describe('The other displays', () => {
  test('by municipality reads all activities at once, and no page (DIR-05)', async () => {
    const { grouped, read, now, wish } = open(GROUPED)
    await settle()
    expect([read.calls.length, now().children.rows]).toEqual([0, undefined])
    await grouped.call().succeed([])
    const actor = present(now().children.groups)
    expect([resourceFace(actor.getSnapshot()), actor.getSnapshot().context.value]).toEqual(['loaded', []])
    wish({ ...GROUPED, query: IN_LUINO.query })
    await settle()
    expect([grouped.calls.length, now().context.wish.query.municipality]).toEqual([1, LUINO])
  })

  test('changes even when something else is requested at the same time', async () => {
    const { wish, read, grouped, now } = open()
    await settle()
    wish({ ...GROUPED, query: IN_LUINO.query })
    await settle()
    expect([read.calls.length, grouped.calls.length, now().children.rows]).toEqual([1, 1, undefined])
  })

  test('the map reads nothing here; the list is read again on its page', async () => {
    const { read, grouped, wish, asked } = open({ ...ON_MAP, query: IN_LUINO.query })
    await settle()
    expect([read.calls.length, grouped.calls.length]).toEqual([0, 0])
    wish({ ...IN_LUINO, page: 2 })
    await settle()
    expect(asked()).toEqual([[LUINO, 'name', 2]])
  })
})

describe('The return to the list (ERR-04)', () => {
  test('reads the visible page again, and keeps the old rows until then, and when that fails', async () => {
    const { asked, read, rows, ids, turn } = open()
    await settle()
    await read.call().succeed(page(2, 1, 2))
    turn({ isVisible: false })
    turn({ isOnline: false })
    turn({ isVisible: true })
    await settle()
    expect(asked().length).toBe(1)
    turn({ isOnline: true })
    await settle()
    expect([asked().length, ids()]).toEqual([2, [1, 2]])
    await read.call().fail(unreachable)
    await settle()
    expect([ids(), listNow(rows().getSnapshot()).isStale]).toEqual([[1, 2], true])
    turn({ isVisible: true })
    await settle()
    expect(asked().length).toBe(2)
  })

  test('reads the municipalities and their activities again', async () => {
    const { grouped, turn } = open(GROUPED)
    await settle()
    await grouped.call().succeed([])
    turn({ isVisible: false })
    turn({ isVisible: true })
    await settle()
    expect(grouped.calls.length).toBe(2)
  })
})

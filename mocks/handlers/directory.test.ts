import { beforeEach, expect, test } from 'vitest'
import { directory } from '#adapters/http/contract/directory.ts'
import { events } from '#adapters/http/contract/events.ts'
import { favourites } from '#adapters/http/contract/favourites.ts'
import { municipalities } from '#adapters/http/contract/municipalities.ts'
import { notices } from '#adapters/http/contract/notices.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { shownProvinces } from '#domain/search/search.ts'
import { signedIn, visitor } from '../testing/visitor.ts'
import { growWorld, type World } from '../world.ts'

const list = {
  filters: { visible: true, municipality: undefined, category: undefined },
  sortBy: 'name',
  descending: false,
  page: 1,
  rowsPerPage: 20,
} as const

let world: World
let anyone: ReturnType<typeof visitor>
beforeEach(async () => {
  world = await growWorld()
  anyone = visitor(world)
})

const activitiesOn = (number: number) => anyone.get(directory.activities, { query: { ...list, page: number } })

test('activities have pages of twenty, and every page is served (DIR-01)', async () => {
  const pages = [await activitiesOn(1), await activitiesOn(2), await activitiesOn(3), await activitiesOn(4)]
  const total = pages[0]?.total ?? 0
  expect(pages.map(({ rows }) => rows.length)).toEqual([20, 20, 20, total - 60])
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(total)
})

test('an activity has the same parts as the separate calls (DIR-02)', async () => {
  const params = { id: 1 }
  const comune = await anyone.get(directory.activity, { params })
  expect(comune).toMatchObject({ name: 'Comune di Varese', municipality: { name: 'Varese' } })
  // As displayed: topics and sub-topics sorted (TOPIC-01).
  expect(comune.topics.map(({ id }) => id)).toEqual([101, 103, 105, 102, 104, 106, 108, 107])
  expect(comune.topics[0]?.subtopics.map(({ name }) => name)).toEqual([
    'Anagrafe e sportelli',
    'Ambiente e rifiuti',
    'Viabilità e cantieri',
  ])
  expect(await anyone.get(directory.activityContact, { params })).toEqual(comune.contact)
  expect(await anyone.get(directory.contact, { params: { id: Number(comune.contact?.id) } })).toEqual(comune.contact)
  expect(await anyone.get(directory.boards, { params })).toEqual(comune.boards)
  expect(comune.boards.length).toBeGreaterThan(0)
})

test('an unknown id is not found', async () => {
  const params = { id: 9_999 }
  const missing = { status: 404 }
  expect(await anyone.hear(directory.activity, { params })).toMatchObject(missing)
  expect(await anyone.hear(directory.activityForUser, { params: { id: 9_999, userId: 1 } })).toMatchObject(missing)
  expect(await anyone.hear(directory.activityContact, { params })).toMatchObject(missing)
  expect(await anyone.hear(directory.boards, { params })).toMatchObject(missing)
  expect(await anyone.hear(directory.contact, { params })).toMatchObject(missing)
  expect(await anyone.hear(directory.contact, { params: { id: 'uno' } })).toMatchObject(missing)
  expect(await anyone.hear(municipalities.activitiesByCategory, { params })).toMatchObject(missing)
  expect(await anyone.hear(municipalities.sheetsByCategory, { params, query: { admin: false } })).toMatchObject(missing)
})

test('the map has the same items as the list, for every filter (DIR-04)', async () => {
  const categories = await anyone.get(directory.contactCategories, {})
  const bars = categories.find(({ name }) => name.startsWith('Bar'))
  for (const filters of [
    { municipality: undefined, category: undefined },
    { municipality: undefined, category: bars?.id },
    { municipality: 2 as never, category: bars?.id },
  ]) {
    const onMap = await anyone.get(directory.contactCoordinates, { query: { filters } })
    const query = { ...list, filters, rowsPerPage: 1_000 }
    const { rows, total } = await anyone.get(directory.contacts, { query })
    expect(rows.length).toBe(total)
    expect(onMap.map(({ id }) => id).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id).sort((a, b) => a - b))
    expect(onMap.length).toBeGreaterThan(0)
  }
})

const addressesOn = (topic: number | undefined, number: number, text?: string) =>
  anyone.get(directory.addresses, {
    query: {
      filters: { topic: topic as never, text },
      page: number,
      rowsPerPage: 11,
    },
  })

test('addresses have pages of eleven, of one topic only (ADDR-01)', async () => {
  expect(await addressesOn(105, 1)).toMatchObject({ total: 250 })
  expect((await addressesOn(105, 23)).rows).toHaveLength(8)
  expect((await addressesOn(106, 1)).rows[0]).toMatchObject({ text: 'Biumo Inferiore' })
  expect((await addressesOn(101, 1)).rows).toEqual([])
  expect(await addressesOn(105, 1, 'MANZONI')).toMatchObject({ total: 5 })
})

test('a search finds all kinds of items, in one province or in the visible ones (DIR-08)', async () => {
  const find = (text: string, province?: number) =>
    anyone.get(directory.search, { query: { text, filters: { province: province as never } } })
  expect((await find('bibliteca'))[0]).toMatchObject({ kind: 'activity', title: 'Biblioteca civica' })
  expect((await find('Luino'))[0]).toMatchObject({ kind: 'municipality', id: 2 })
  expect((await find('pulizia strade'))[0]).toMatchObject({ kind: 'topic', id: 105, activity: 1 })
  expect((await find('mercato contadino')).map(({ kind }) => kind)).toContain('event')
  expect(await find('sportello digitale')).not.toContainEqual(expect.objectContaining({ kind: 'activity' }))
  expect((await find('como', 2)).every(({ subtitle, title }) => `${title} ${subtitle}`.includes('Como'))).toBe(true)
  const provinces = await anyone.get(directory.searchProvinces, { query: { text: 'ospedale' } })
  expect(provinces.map(({ name, results }) => [name, results.length > 0])).toEqual([
    ['Varese', true],
    ['Como', true],
    ['Milano', true],
    ['Novara', true],
  ])
  expect(shownProvinces(provinces).map(({ name }) => name)).toEqual(['Varese', 'Como', 'Milano'])
})

test('a past event is not found', async () => {
  const over = world.collections.events.all().filter(({ endDate }) => endDate < dayOf(world.clock.now()))
  expect(over.length).toBeGreaterThan(0)
  const found = await anyone.get(directory.search, {
    query: { text: over[0]?.title ?? '', filters: { province: undefined } },
  })
  const ids = found.filter(({ kind }) => kind === 'event').map(({ id }) => Number(id))
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => over.some((one) => Number(one.id) === id))).toEqual([])
})

test('municipalities are listed with their activities and sheets by category (DIR-05, DIR-06)', async () => {
  const query = { filters: { visible: true } }
  const names = (await anyone.get(municipalities.list, { query })).map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('it').compare))
  expect(names).toHaveLength(8)
  const grouped = await anyone.get(directory.activitiesByMunicipality, {})
  expect(grouped).toEqual(await anyone.get(municipalities.withActivities, {}))
  expect(grouped.map(({ municipality }) => municipality.name)).toEqual(names)
  const things = await anyone.get(municipalities.activitiesByCategory, { params: { id: 2 } })
  const luinos = grouped.find(({ municipality }) => municipality.id === 2)?.activities ?? []
  expect(things.flatMap(({ things: some }) => some.map(({ id }) => id)).sort()).toEqual(
    luinos.map(({ id }) => id).sort(),
  )
  const sheets = (admin: boolean) =>
    anyone.get(municipalities.sheetsByCategory, { params: { id: 1 }, query: { admin } })
  expect((await sheets(true)).flatMap((one) => one.things).length).toBe(
    (await sheets(false)).flatMap((one) => one.things).length + 1,
  )
})

const eventsOf = (activity: number | undefined, topic: number | undefined) =>
  anyone.get(events.list, { query: { filters: { activity: activity as never, topic: topic as never } } })

test('events are those of an activity or of a topic, sorted by start (DIR-02, TOPIC-14)', async () => {
  const theatres = await eventsOf(3, undefined)
  expect(theatres.length).toBeGreaterThan(3)
  expect(theatres.every(({ activity }) => activity?.name === 'Teatro Intred')).toBe(true)
  expect(theatres.map(({ startDate }) => startDate)).toEqual(theatres.map(({ startDate }) => startDate).toSorted())
  const council = await eventsOf(undefined, 102)
  expect(council.length).toBeGreaterThan(0)
  expect(council.every(({ topic }) => topic === 102)).toBe(true)
  expect((await eventsOf(undefined, undefined)).length).toBe(140)
})

test('one citizen has favourites on the server, and another has none (FAV-01)', async () => {
  const mario = await (await signedIn(world, 'mario.rossi')).get(favourites.all, {})
  expect([mario.activities.length, mario.contacts.length]).toEqual([3, 4])
  expect(mario.activities[0]?.name).toBe('Biblioteca civica')
  const sara = await (await signedIn(world, 'sara.bruni')).get(favourites.all, {})
  expect(sara).toEqual({ activities: [], contacts: [] })
  expect(await anyone.hear(favourites.all, {})).toMatchObject({ status: 401 })
})

test('an activity without notices for the citizens of the demo has published notices too (NOTICE-11)', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  const published = await mario.get(notices.published, { query: { filters: { activity: 18 as never } } })
  expect(published.length).toBeGreaterThan(0)
  expect(published.every(({ sender }) => sender.name === 'Museo MA*GA')).toBe(true)
})

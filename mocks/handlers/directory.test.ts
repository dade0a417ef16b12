import { beforeEach, expect, test } from 'vitest'
import { directory } from '#adapters/http/contract/directory.ts'
import { events } from '#adapters/http/contract/events.ts'
import { municipalities } from '#adapters/http/contract/municipalities.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { shownProvinces } from '#domain/search/search.ts'
import { visitor } from '../testing/visitor.ts'
import { growWorld, type World } from '../world.ts'

const list = {
  filters: { visible: true, municipality: undefined, category: undefined },
  sortBy: 'name',
  descending: false,
  page: 1,
  rowsPerPage: 20,
  group: undefined,
} as const

let world: World
let anyone: ReturnType<typeof visitor>
beforeEach(async () => {
  world = await growWorld()
  anyone = visitor(world)
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

test('the map has the same items as the list, for every filter (DIR-04)', async () => {
  const categories = await anyone.get(directory.contactCategories, { params: {} })
  const bars = categories.find(({ name }) => name.startsWith('Bar'))
  for (const filters of [
    { municipality: undefined, category: undefined },
    { municipality: undefined, category: bars?.id },
    { municipality: 2 as never, category: bars?.id },
  ]) {
    const onMap = await anyone.get(directory.contactCoordinates, { params: {}, query: { filters } })
    const query = { ...list, filters, rowsPerPage: 1_000 }
    const { rows, total } = await anyone.get(directory.contacts, { params: {}, query })
    expect(rows.length).toBe(total)
    expect(onMap.map(({ id }) => id).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id).sort((a, b) => a - b))
    expect(onMap.length).toBeGreaterThan(0)
  }
})

test('a search finds all kinds of items, in one province or in the visible ones (DIR-08)', async () => {
  const find = (text: string, province?: number) =>
    anyone.get(directory.search, { params: {}, query: { text, filters: { province: province as never } } })
  expect((await find('bibliteca'))[0]).toMatchObject({ kind: 'activity', title: 'Biblioteca civica' })
  expect((await find('Luino'))[0]).toMatchObject({ kind: 'municipality', id: 2 })
  expect((await find('pulizia strade'))[0]).toMatchObject({ kind: 'topic', id: 105, activity: 1 })
  expect((await find('mercato contadino')).map(({ kind }) => kind)).toContain('event')
  expect(await find('sportello digitale')).not.toContainEqual(expect.objectContaining({ kind: 'activity' }))
  expect((await find('como', 2)).every(({ subtitle, title }) => `${title} ${subtitle}`.includes('Como'))).toBe(true)
  const provinces = await anyone.get(directory.searchProvinces, { params: {}, query: { text: 'ospedale' } })
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
    params: {},
    query: { text: over[0]?.title ?? '', filters: { province: undefined } },
  })
  const ids = found.filter(({ kind }) => kind === 'event').map(({ id }) => Number(id))
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => over.some((one) => Number(one.id) === id))).toEqual([])
})

test('municipalities are listed with their activities and sheets by category (DIR-05, DIR-06)', async () => {
  const query = { filters: { visible: true }, group: undefined, sortBy: 'name', descending: 'up' } as const
  const names = (await anyone.get(municipalities.list, { params: {}, query })).map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('it').compare))
  expect(names).toHaveLength(8)
  const grouped = await anyone.get(directory.activitiesByMunicipality, { params: {} })
  expect(grouped).toEqual(await anyone.get(municipalities.withActivities, { params: {} }))
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
  anyone.get(events.list, { params: {}, query: { filters: { activity: activity as never, topic: topic as never } } })

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

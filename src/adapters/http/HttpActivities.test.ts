import { describe, expect, test } from 'vitest'
import type { RequestFailure } from '#application/ports/failure.ts'
import { leftOutBy } from '#application/ports/left-out.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import type { CategoryId } from '#domain/directory/category.ts'
import { DEFAULT_DIRECTORY_QUERY, type DirectoryQuery } from '#domain/directory/directory-query.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { createHttpActivities } from './HttpActivities.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { driftsOf } from './testing/drift.ts'

const ID = 1 as ActivityId

const reached = (json: unknown, status = 200) => {
  const tab = tabBefore(() => Response.json(json, { status }))
  return { ...tab, activities: createHttpActivities(tab.client) }
}

const ROW = {
  id: '1',
  name: 'Comune di Varese',
  category: { id: 5, name: 'Comune e uffici', iconMap: 'comune.svg' },
  country: { id: 1, name: 'Varese' },
  address: 'Via Sacco 5',
  cover: 'cover.svg',
  logo: null,
  latitude: '45.8179',
  longitude: 8.8236,
}
const SUMMARY = {
  id: 1,
  name: 'Comune di Varese',
  category: { id: 5, name: 'Comune e uffici', icon: 'comune.svg' },
  municipality: { id: 1, name: 'Varese' },
  address: 'Via Sacco 5',
  cover: 'cover.svg',
  logo: undefined,
  position: { latitude: 45.8179, longitude: 8.8236 },
}
const CONTACT = {
  id: 1,
  ragioneSociale: 'Comune',
  indirizzo: 'Via Sacco 5',
  cap: '21100',
  phone: '0332 1',
  latitude: 0,
  longitude: 0,
}

test('a page of activities is requested by filter, order and page, with twenty rows, visible ones only (DIR-01)', async () => {
  const { activities, query: sent } = reached({ data: { activities: [ROW], totalRows: 21 } })
  const query = { ...DEFAULT_DIRECTORY_QUERY, municipality: 1 as MunicipalityId, descending: true }
  expect(successOf(await activities.page(query, 2)())).toEqual({ rows: [SUMMARY], total: 21, leftOut: 0 })
  const filters = '{"visible":"Y","idCountry":1}'
  expect(sent()).toEqual([
    '/app/activities',
    { filters, sortBy: 'name', descending: '1', page: '2', rowsPerPage: '20' },
  ])
})

test('a page of activities has as many rows as are asked for', async () => {
  const { activities, query } = reached({ data: { activities: [ROW], totalRows: 1 } })
  successOf(await activities.page(DEFAULT_DIRECTORY_QUERY, 1, undefined, 100)())
  expect(query()[1]).toMatchObject({ rowsPerPage: '100' })
})

describe('one activity (DIR-02)', () => {
  const json = { data: { ...ROW, description: '<p>Uffici</p>', contact: CONTACT, topics: null, boards: null } }

  test('is read as the public or as its reader sees it (TOPIC-01)', async () => {
    const everyone = reached(json)
    expect(successOf(await everyone.activities.one(ID, undefined)())).toMatchObject({
      ...SUMMARY,
      description: '<p>Uffici</p>',
      contact: { name: 'Comune', postalCode: '21100', position: undefined },
      topics: [],
      boards: [],
    })
    expect(everyone.query()[0]).toBe('/app/activities/1')
    const mario = reached(json)
    successOf(await mario.activities.one(ID, 7 as UserId)())
    expect(mario.query()[0]).toBe('/app/activities/1/user/7')
  })

  test('that does not exist is missing', async () => {
    const { activities } = reached({ message: 'Attività non trovata' }, 404)
    expect(failureOf(await activities.one(ID, undefined)())).toEqual({ _tag: 'Missing' })
  })

  test('with a drifted answer is read, unless the answer is empty or of another type (fault 21)', async () => {
    const unread = []
    for (const { json: drifted, path, change } of driftsOf(json)) {
      const outcome = await reached(drifted).activities.one(ID, undefined)()
      if (outcome._tag === 'Left') unread.push([path.join('.'), change, outcome.left._tag])
    }
    expect(unread).toEqual([
      ['data', 'dropped', 'Missing'],
      ['data', 'null', 'Missing'],
      ['data', 'empty text', 'Missing'],
      ['data', 'text', 'Undecodable'],
      ['data', 'number', 'Undecodable'],
      ['data', 'flag', 'Undecodable'],
      ['data', 'list', 'Missing'],
      ['data', 'record', 'Undecodable'],
      ['data.id', 'text', 'Undecodable'],
      ['data.id', 'number', 'Undecodable'],
      ['data.id', 'flag', 'Undecodable'],
      ['data.id', 'list', 'Undecodable'],
      ['data.id', 'record', 'Undecodable'],
    ])
  })

  test('without an id in the answer has the requested id (CALL-01)', async () => {
    const { id: _, ...unnumbered } = ROW
    expect(successOf(await reached({ data: unnumbered }).activities.one(ID, undefined)())).toMatchObject(SUMMARY)
    expect(successOf(await reached({ data: { ...ROW, id: 9 } }).activities.one(ID, undefined)())).toMatchObject({
      id: 9,
    })
  })

  test.each([{}, { data: {} }, { data: null }, { data: [] }, [], null])(
    'of which the answer %j says nothing is missing, and not one that has nothing but its number',
    async (nothing) =>
      expect(failureOf(await reached(nothing).activities.one(ID, undefined)())).toEqual({ _tag: 'Missing' }),
  )

  test('is missing where the answer has a message only', async () =>
    expect(failureOf(await reached({ message: 'Non trovata' }).activities.one(ID, undefined)())).toMatchObject({
      _tag: 'Undecodable',
    }))
})

test('its contact, boards, events and published notices have separate calls', async () => {
  const contact = reached({ data: CONTACT })
  expect(successOf(await contact.activities.contact(ID)())).toMatchObject({ name: 'Comune', phone: '0332 1' })
  expect(contact.query()[0]).toBe('/app/activities/1/contact')

  const boards = reached({ data: [{ id: 11, title: 'Orari', description: '<p>Sempre</p>', image: null }] })
  expect(successOf(await boards.activities.boards(ID)())).toEqual([
    { id: 11, title: 'Orari', body: '<p>Sempre</p>', image: undefined },
  ])
  expect(boards.query()[0]).toBe('/app/activities/1/board')

  const events = reached({ data: [] })
  expect(successOf(await events.activities.events({ activity: ID, topic: undefined })())).toEqual([])
  expect(events.query()).toEqual(['/app/api/events', { filters: '{"activityId":1}' }])

  const ofTopic = reached({ data: [] })
  successOf(await ofTopic.activities.events({ activity: undefined, topic: 102 as TopicId })())
  expect(ofTopic.query()[1]).toEqual({ filters: '{"topicId":102}' })

  const notices = reached({ data: [] })
  expect(successOf(await notices.activities.notices(ID)())).toEqual([])
  expect(notices.query()).toEqual(['/api/app/notices', { filters: '{"activityId":1}' }])
})

const UNREADABLE = ['x', 7, true, [7], [{ id: 'x' }], { totale: 3 }]

test.each(UNREADABLE)('what nobody can read is not told as none (%j, fault 55)', async (odd) => {
  const { activities } = reached({ data: odd })
  const page = reached({ data: { activities: odd, totalRows: 1 } }).activities.page(DEFAULT_DIRECTORY_QUERY, 1)
  const lists = [activities.boards(ID), activities.notices(ID), activities.categories(), activities.byMunicipality()]
  for (const list of [page, ...lists])
    expect(failureOf<RequestFailure, unknown>(await list())).toMatchObject({ _tag: 'Undecodable' })
  const reading = new AbortController().signal
  const one = reached({ data: { ...ROW, boards: odd, topics: odd } }).activities.one(ID, undefined, reading)
  expect(successOf(await one())).toMatchObject({ boards: [], topics: [] })
  expect(leftOutBy(reading)).toBe(2)
})

test('what cannot be read among others is told to be left out (fault 55)', async () => {
  const reading = new AbortController().signal
  const { activities } = reached({ data: [{ id: 11, title: 'Orari' }, { id: 'x' }, 7] })
  expect(successOf(await activities.boards(ID, reading)()).map(({ id }) => id)).toEqual([11])
  expect(leftOutBy(reading)).toBe(2)
})

test('a page has what was asked for, also from a server without that filter (fault 55)', async () => {
  const rows = [
    ROW,
    { ...ROW, id: 2, country: { id: 2, name: 'Busto Arsizio' } },
    { ...ROW, id: 3, category: { id: 6, name: 'Sport' } },
    { ...ROW, id: 4, category: null, country: null },
  ]
  const within = async (filter: Partial<DirectoryQuery>) => {
    const { activities } = reached({ data: { activities: rows, totalRows: 4 } })
    const page = successOf(await activities.page({ ...DEFAULT_DIRECTORY_QUERY, ...filter }, 1)())
    return [page.rows.map(({ id }) => id), page.unasked]
  }
  expect(await within({ municipality: 1 as MunicipalityId })).toEqual([[1, 3, 4], 1])
  expect(await within({ category: 6 as CategoryId })).toEqual([[3, 4], 2])
  expect(await within({})).toEqual([[1, 2, 3, 4], undefined])
})

test('the notices of an activity are its own, also from a server without that filter (fault 55)', async () => {
  const told = [
    { id: 1, title: 'A', activity: { id: 1, name: 'Biblioteca' } },
    { id: 2, title: 'B', activity: { id: 6, name: 'Anagrafe' } },
    { id: 3, title: 'C' },
    { id: 1, title: 'A', activity: { id: 1, name: 'Biblioteca' } },
  ]
  const { activities } = reached({ data: told })
  expect(successOf(await activities.notices(ID)()).map(({ id }) => id)).toEqual([1, 3])
})

test('all of them are read by municipality (DIR-05), and their categories as filters (DIR-07)', async () => {
  const groups = reached({ data: [{ country: { id: 1, name: 'Varese' }, activities: [ROW] }] })
  expect(successOf(await groups.activities.byMunicipality()())).toEqual([
    { municipality: { id: 1, name: 'Varese' }, activities: [SUMMARY] },
  ])
  expect(groups.query()[0]).toBe('/app/api/activities/groupbycountry')
  const categories = reached({ data: [{ id: 5, name: 'Sport' }] })
  expect(successOf(await categories.activities.categories()())).toEqual([{ id: 5, name: 'Sport', icon: undefined }])
  expect(categories.query()[0]).toBe('/app/categories/activities')
})

import { describe, expect, test } from 'vitest'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { Category } from '#domain/directory/category.ts'
import type { Municipality } from '#domain/directory/municipality.ts'
import { sortedTopics, type SubscriptionId } from '#domain/topics/topic.ts'
import { seededActivities } from '../seed/directory/activities.ts'
import { activityFor, byCategory, byMunicipality, listOfMunicipalities, pageOfDirectory, rowsOf } from './directory.ts'

const category = (id: number, name: string): Category => ({ id: id as Category['id'], name, icon: undefined })
const sport = category(1, 'Sport')
const food = category(2, 'Mangiare')
const town = (id: number, name: string) => ({ id: id as Municipality['id'], name })
const varese = town(1, 'Varese')
const luino = town(2, 'Luino')

const row = (id: number, name: string, of: Category | undefined, at: typeof varese | undefined): ActivitySummary => ({
  id: id as ActivitySummary['id'],
  name,
  category: of,
  municipality: at,
  address: undefined,
  cover: undefined,
  logo: undefined,
  hours: undefined,
  position: undefined,
})
const rows = [
  row(1, 'Zaini', food, varese),
  row(2, 'Épicerie', food, luino),
  row(3, 'arco', sport, luino),
  row(4, 'Bar 10', food, undefined),
  row(5, 'Bar 9', undefined, varese),
]
const asked = {
  filters: { municipality: undefined, category: undefined },
  sortBy: 'name',
  descending: false,
  page: 1,
  rowsPerPage: 20,
} as const
const ids = (query: Partial<Parameters<typeof pageOfDirectory>[1]>) =>
  pageOfDirectory(rows, { ...asked, ...query }, [sport, food]).rows.map(({ id }) => id)

describe('a list of the directory (DIR-01, DIR-03)', () => {
  test.each([
    ['by name, as Italian sorts', {}, [3, 5, 4, 2, 1]],
    ['by name from the last', { descending: true }, [1, 2, 4, 5, 3]],
    ['by municipality, then by name; none comes last', { sortBy: 'municipality' }, [3, 2, 5, 1, 4]],
    ['by category, then by name; none comes last', { sortBy: 'category' }, [4, 2, 1, 3, 5]],
    ['of a municipality', { filters: { municipality: luino.id, category: undefined } }, [3, 2]],
    ['of a category', { filters: { municipality: undefined, category: food.id } }, [4, 2, 1]],
    ['of both', { filters: { municipality: luino.id, category: food.id } }, [2]],
    ['of a page', { page: 2, rowsPerPage: 2 }, [4, 2]],
    ['beyond its last page', { page: 4, rowsPerPage: 2 }, []],
  ] as const)('%s', (_, query, expected) => expect(ids(query)).toEqual(expected))

  test('has the total over all pages, of the matching rows', () => {
    expect(pageOfDirectory(rows, { ...asked, rowsPerPage: 2 }, []).total).toBe(5)
    const filters = { municipality: luino.id, category: undefined }
    expect(pageOfDirectory(rows, { ...asked, filters, rowsPerPage: 1 }, []).total).toBe(2)
  })
})

test('activities are grouped by municipality (DIR-05), and those of one by category (DIR-06)', () => {
  expect(
    byMunicipality(rows).map(({ municipality, activities }) => [municipality.name, activities.map(({ id }) => id)]),
  ).toEqual([
    ['Luino', [3, 2]],
    ['Varese', [5, 1]],
  ])
  expect(
    byCategory(rows, luino.id).map(({ category: { name }, things }) => [name, things.map(({ id }) => id)]),
  ).toEqual([
    ['Mangiare', [2]],
    ['Sport', [3]],
  ])
})

test('lists contain visible, hidden or all activities (DIR-01)', () => {
  const all = seededActivities()
  expect(rowsOf(all, true)).toHaveLength(all.length - 1)
  expect(rowsOf(all, false).map(({ name }) => name)).toEqual(['Sportello digitale'])
  expect(rowsOf(all, undefined)).toHaveLength(all.length)
})

const municipality = (id: number, name: string, visible: boolean, province: string): Municipality => ({
  ...town(id, name),
  visible,
  province,
  image: undefined,
  position: undefined,
})

test('municipalities are sorted by name, with only the visible ones on request (DIR-06)', () => {
  const known = [
    municipality(1, 'Varese', true, 'VA'),
    municipality(2, 'Luino', true, 'VA'),
    municipality(3, 'Como', false, 'CO'),
  ]
  const names = (visible: boolean | undefined, descending: boolean, group?: string) =>
    listOfMunicipalities(known, { filters: { visible }, descending, group }).map(({ name }) => name)
  expect(names(true, false)).toEqual(['Luino', 'Varese'])
  expect(names(true, true)).toEqual(['Varese', 'Luino'])
  expect(names(undefined, false)).toEqual(['Como', 'Luino', 'Varese'])
  expect(names(undefined, true, 'province')).toEqual(['Como', 'Varese', 'Luino'])
})

test('a reader sees their subscriptions, also to sub-topics, in unsorted topics (TOPIC-01)', () => {
  const [comune] = seededActivities()
  if (comune === undefined) throw new Error('the demo lacks the Comune')
  const kept = { ...comune.activity, topics: sortedTopics(comune.activity.topics) }
  const seen = activityFor(kept, (topic) => (topic === 10_102 ? (7 as SubscriptionId) : undefined))
  expect(seen.topics.map(({ id }) => id)).toEqual([101, 102, 103, 104, 105, 106, 107, 108])
  expect(seen.topics.map(({ sort }) => sort)).not.toEqual(seen.topics.map(({ sort }) => sort).toSorted())
  expect(seen.topics[0]?.subtopics.map(({ subscription, sort }) => [sort, subscription])).toEqual([
    [3, undefined],
    [1, 7],
    [2, undefined],
  ])
  expect(activityFor(comune.activity).topics[0]?.subtopics[1]?.subscription).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { ActivitySummary, MunicipalityActivities } from './activity.ts'
import type { CategoryId } from './category.ts'
import { NO_DIRECTORY_FILTER } from './directory-query.ts'
import { countOf, groupsWithin } from './groups.ts'
import type { MunicipalityId } from './municipality.ts'

const activity = (id: number, category: number | undefined): ActivitySummary => ({
  id: id as ActivitySummary['id'],
  name: `Activity ${id}`,
  category: category === undefined ? undefined : { id: category as CategoryId, name: 'Sport', icon: undefined },
  municipality: undefined,
  address: undefined,
  cover: undefined,
  logo: undefined,
  hours: undefined,
  position: undefined,
})
const LUINO = 2 as MunicipalityId
const SPORT = 7 as CategoryId
const groups: readonly MunicipalityActivities[] = [
  { municipality: { id: LUINO, name: 'Luino' }, activities: [activity(1, 7), activity(2, undefined)] },
  { municipality: { id: 1 as MunicipalityId, name: 'Varese' }, activities: [activity(3, 8)] },
]

test.each([
  ['nothing is filtered', {}, [[1, 2], [3]]],
  ['a municipality is chosen', { municipality: LUINO }, [[1, 2]]],
  ['a category is chosen: who has none of it is left out', { category: SPORT }, [[1]]],
  ['nothing fits both', { municipality: 1 as MunicipalityId, category: SPORT }, []],
])('the activities by municipality when %s (DIR-05)', (_, filter, left) => {
  const within = groupsWithin(groups, { ...NO_DIRECTORY_FILTER, ...filter })
  expect(within.map(({ activities }) => activities.map(({ id }) => id))).toEqual(left)
  expect(countOf(within)).toBe(left.flat().length)
})

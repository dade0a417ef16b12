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
const bareCategory = (name: string) => ({ id: undefined, name, icon: undefined })
const LUINO = 2 as MunicipalityId
const SPORT = 7 as CategoryId
const NO_NAMES = { municipality: undefined, category: undefined }
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
  const within = groupsWithin(groups, { ...NO_DIRECTORY_FILTER, ...filter }, NO_NAMES)
  expect(within.map(({ activities }) => activities.map(({ id }) => id))).toEqual(left)
  expect(countOf(within)).toBe(left.flat().length)
})

const bare: readonly MunicipalityActivities[] = [
  {
    municipality: { id: undefined, name: 'Luino' },
    activities: [{ ...activity(1, 7), category: bareCategory('Sport') }],
  },
  {
    municipality: { id: undefined, name: 'Forlì' },
    activities: [{ ...activity(2, 8), municipality: { id: 5 as MunicipalityId, name: 'Forlì' } }, activity(3, 7)],
  },
]

test.each([
  ['a municipality is chosen', { municipality: LUINO }, { municipality: 'LUINO' }, [[1]]],
  ['its name is not known yet', { municipality: LUINO }, {}, [[1]]],
  ['its rows tell the id', { municipality: 5 as MunicipalityId }, { municipality: 'Forli' }, [[2, 3]]],
  ['a category is chosen', { category: SPORT }, { category: 'sport' }, [[1], [3]]],
  ['another category is chosen', { category: 8 as CategoryId }, { category: 'Musei' }, [[2]]],
])('where a server tells names alone, and %s (DIR-05, fault 55)', (_, filter, names, left) => {
  const within = groupsWithin(bare, { ...NO_DIRECTORY_FILTER, ...filter }, { ...NO_NAMES, ...names })
  expect(within.map(({ activities }) => activities.map(({ id }) => id))).toEqual(left)
})

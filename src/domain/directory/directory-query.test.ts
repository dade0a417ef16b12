import { expect, test } from 'vitest'
import type { CategoryId } from './category.ts'
import {
  DEFAULT_DIRECTORY_QUERY,
  type DirectoryQuery,
  isFiltered,
  isSameDirectoryQuery,
  isSameFilter,
} from './directory-query.ts'
import type { MunicipalityId } from './municipality.ts'

test('the directory starts unfiltered, by name from A to Z (DIR-01)', () =>
  expect(DEFAULT_DIRECTORY_QUERY).toStrictEqual({
    municipality: undefined,
    category: undefined,
    sortBy: 'name',
    descending: false,
  }))

test.each<[Partial<DirectoryQuery>, isSame: boolean, filters: boolean]>([
  [{}, true, false],
  [{ municipality: 1 as MunicipalityId }, false, true],
  [{ category: 1 as CategoryId }, false, true],
  [{ sortBy: 'category' }, false, false],
  [{ descending: true }, false, false],
])('a query with %j is the default one: %s, filters: %s (DIR-07)', (change, isSame, filters) => {
  const query = { ...DEFAULT_DIRECTORY_QUERY, ...change }
  expect(isSameDirectoryQuery(DEFAULT_DIRECTORY_QUERY, query)).toBe(isSame)
  expect([isFiltered(query), !isSameFilter(DEFAULT_DIRECTORY_QUERY, query)]).toEqual([filters, filters])
})

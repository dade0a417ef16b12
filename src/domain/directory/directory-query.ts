import type { CategoryId } from './category.ts'
import type { MunicipalityId } from './municipality.ts'

/** Sort orders of the directory. */
export type DirectorySort = 'name' | 'municipality' | 'category'

export const DIRECTORY_SORTS = ['name', 'municipality', 'category'] as const satisfies readonly DirectorySort[]

/** The filters of the directory (DIR-01, DIR-07). */
export type DirectoryFilter = Readonly<{
  municipality: MunicipalityId | undefined
  category: CategoryId | undefined
}>

/** Filters and sort order of the directory. */
export type DirectoryQuery = DirectoryFilter & Readonly<{ sortBy: DirectorySort; descending: boolean }>

/** Rows per page of activities and of contacts (DIR-01, DIR-03). */
export const DIRECTORY_PAGE_SIZE = 20

/** [decided] Rows per page where all activities are read, for the map (DIR-04): five times fewer requests than by those of the list. */
export const MAP_PAGE_SIZE = 100

export const NO_DIRECTORY_FILTER: DirectoryFilter = { municipality: undefined, category: undefined }

/** No filter, by name from A to Z. */
export const DEFAULT_DIRECTORY_QUERY: DirectoryQuery = { ...NO_DIRECTORY_FILTER, sortBy: 'name', descending: false }

export const isSameFilter = (one: DirectoryFilter, other: DirectoryFilter): boolean =>
  one.municipality === other.municipality && one.category === other.category

export const isSameDirectoryQuery = (one: DirectoryQuery, other: DirectoryQuery): boolean =>
  isSameFilter(one, other) && one.sortBy === other.sortBy && one.descending === other.descending

/** Whether any filter is set. */
export const isFiltered = ({ municipality, category }: DirectoryFilter): boolean =>
  municipality !== undefined || category !== undefined

import type { Role } from '#domain/identity/user.ts'
import { typedLine } from '#domain/text/typed.ts'

/** The sort orders of the list of users. */
export const USER_SORTS = ['name', 'username', 'email', 'country', 'active'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** The sort order of users (ADMIN-02). */
export type UserOrder = Readonly<{ sortBy: UserSort; descending: boolean }>

/** The filters of users beside the text; undefined filters nothing (ADMIN-02). */
export type UserFilter = Readonly<{
  role: Role | undefined
  /** Whether they may sign in (AUTH-07). */
  active: boolean | undefined
}>

/** How the list of users is filtered and sorted, without a text that may be personal. */
export type UserArrangement = UserOrder & UserFilter

/** The filters and the sort order of users (ADMIN-02). */
export type UserQuery = UserArrangement &
  Readonly<{
    /** The effective filter: empty where it does not filter. */
    text: string
  }>

export const EVERY_USER: UserFilter = { role: undefined, active: undefined }

/** Everyone, by name from A to Z; the seed shows no order. */
export const DEFAULT_USER_QUERY: UserQuery = { ...EVERY_USER, text: '', sortBy: 'name', descending: false }

/** A filter of this many characters or fewer is ignored (ADMIN-02, TOPIC-13). */
export const IDLE_FILTER_LENGTH = 2

/** The filter for a typed text: [decided] trimmed; empty where it is too short. */
export const filterOf = (typed: string): string => {
  const text = typedLine(typed)
  return [...text].length > IDLE_FILTER_LENGTH ? text : ''
}

/** Whether something is typed that is too short to filter (ADMIN-02, TOPIC-13). */
export const isTooShortToFilter = (typed: string): boolean => typedLine(typed) !== '' && filterOf(typed) === ''

/** The query after an order is chosen: the same order reverses the direction, another one starts ascending. */
export const orderedBy = (query: UserQuery, sortBy: UserSort): UserQuery => ({
  ...query,
  sortBy,
  descending: query.sortBy === sortBy && !query.descending,
})

export const isSameArrangement = (one: UserArrangement, other: UserArrangement): boolean =>
  one.sortBy === other.sortBy &&
  one.descending === other.descending &&
  one.role === other.role &&
  one.active === other.active

/** Whether a query leaves anyone out. */
export const isFiltering = ({ text, role, active }: UserQuery): boolean =>
  text !== '' || role !== undefined || active !== undefined

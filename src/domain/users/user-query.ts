import { typedLine } from '#domain/text/typed.ts'

/** The sort orders of the list of users. */
export type UserSort = 'name' | 'username' | 'email' | 'country' | 'active'

/** The sort order of users (ADMIN-02). */
export type UserOrder = Readonly<{ sortBy: UserSort; descending: boolean }>

/** The filter and sort order of users (ADMIN-02). */
export type UserQuery = UserOrder &
  Readonly<{
    /** The effective filter: empty where it does not filter. */
    text: string
  }>

export const USER_SORTS = ['name', 'username', 'email', 'country', 'active'] as const satisfies readonly UserSort[]

/** By name from A to Z; the seed shows no order. */
export const DEFAULT_USER_QUERY: UserQuery = { text: '', sortBy: 'name', descending: false }

/** A filter of this many characters or fewer is ignored (ADMIN-02, TOPIC-13). */
export const IDLE_FILTER_LENGTH = 2

/** The filter for a typed text: [decided] trimmed; empty where it is too short. */
export const filterOf = (typed: string): string => {
  const text = typedLine(typed)
  return [...text].length > IDLE_FILTER_LENGTH ? text : ''
}

/** The query after an order is chosen: the same order reverses the direction, another one starts ascending. */
export const orderedBy = (query: UserQuery, sortBy: UserSort): UserQuery => ({
  ...query,
  sortBy,
  descending: query.sortBy === sortBy && !query.descending,
})

export const isSameOrder = (one: UserOrder, other: UserOrder): boolean =>
  one.sortBy === other.sortBy && one.descending === other.descending

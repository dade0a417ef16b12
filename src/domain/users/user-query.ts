/** What the list of users can be sorted by. */
export type UserSort = 'name' | 'username' | 'email' | 'country' | 'active'

/** In which order to show users (ADMIN-02). */
export type UserOrder = Readonly<{ sortBy: UserSort; descending: boolean }>

/** Which users to show, and in which order (ADMIN-02). */
export type UserQuery = UserOrder &
  Readonly<{
    /** As it filters: empty where it does not. */
    text: string
  }>

export const USER_SORTS = ['name', 'username', 'email', 'country', 'active'] as const satisfies readonly UserSort[]

/** By name from A to Z; the seed shows no order of its own. */
export const DEFAULT_USER_QUERY: UserQuery = { text: '', sortBy: 'name', descending: false }

/** A filter of so many characters, or fewer, filters nothing (ADMIN-02, TOPIC-13). */
export const IDLE_FILTER_LENGTH = 2

/** The filter that a typed text stands for: [decided] spaces around it do not count; empty where it is too short to filter. */
export const filterOf = (typed: string): string => {
  const text = typed.trim()
  return [...text].length > IDLE_FILTER_LENGTH ? text : ''
}

/** The query once an order is chosen: the same one again turns it around, another one begins from its first. */
export const orderedBy = (query: UserQuery, sortBy: UserSort): UserQuery => ({
  ...query,
  sortBy,
  descending: query.sortBy === sortBy && !query.descending,
})

export const isSameOrder = (one: UserOrder, other: UserOrder): boolean =>
  one.sortBy === other.sortBy && one.descending === other.descending

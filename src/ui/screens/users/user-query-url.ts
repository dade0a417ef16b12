import { DEFAULT_USER_QUERY, USER_SORTS, type UserOrder } from '#domain/users/user-query.ts'

/**
 * The order that the query part of an address asks for; what it does not say, or says in words we do not know, is the
 * default. The filter is no part of an address: whom an administrator looks for is personal (fault 49).
 */
export const userOrderFrom = (search: string): UserOrder => {
  const asked = new URLSearchParams(search)
  return {
    sortBy: USER_SORTS.find((known) => known === asked.get('sort')) ?? DEFAULT_USER_QUERY.sortBy,
    descending: asked.get('descending') === '1',
  }
}

/** The query part that asks for it, question mark included; defaults are left out. */
export const usersSearch = ({ sortBy, descending }: UserOrder): string => {
  const search = new URLSearchParams({
    ...(sortBy === DEFAULT_USER_QUERY.sortBy ? {} : { sort: sortBy }),
    ...(descending ? { descending: '1' } : {}),
  }).toString()
  return search === '' ? '' : `?${search}`
}

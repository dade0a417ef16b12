import { DEFAULT_USER_QUERY, filterOf, USER_SORTS, type UserQuery } from '#domain/users/user-query.ts'

/** What the query part of an address asks for; what it does not say, or says in words we do not know, is the default. */
export const userQueryFrom = (search: string): UserQuery => {
  const asked = new URLSearchParams(search)
  return {
    text: filterOf(asked.get('text') ?? ''),
    sortBy: USER_SORTS.find((known) => known === asked.get('sort')) ?? DEFAULT_USER_QUERY.sortBy,
    descending: asked.get('descending') === '1',
  }
}

/** The query part that asks for it, question mark included; defaults are left out. */
export const usersSearch = ({ text, sortBy, descending }: UserQuery): string => {
  const search = new URLSearchParams({
    ...(text === '' ? {} : { text }),
    ...(sortBy === DEFAULT_USER_QUERY.sortBy ? {} : { sort: sortBy }),
    ...(descending ? { descending: '1' } : {}),
  }).toString()
  return search === '' ? '' : `?${search}`
}

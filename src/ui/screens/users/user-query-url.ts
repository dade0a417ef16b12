import type { UsersQuery } from '#application/identity/users/users.flow.ts'
import { idFrom } from '#domain/id.ts'
import { DEFAULT_USER_QUERY, USER_SORTS, type UserOrder } from '#domain/users/user-query.ts'
import { partOfAddress, queryOfAddress, screenAt, SCREENS, userPath } from '#ui/base/screens.ts'

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

/** What an address of the user management asks for. A number that is none names nobody (fault 36). */
export const usersQueryFrom = (address: string): UsersQuery => {
  const screen = screenAt(address)
  const id = screen === 'user' ? idFrom<'User'>(partOfAddress(address, 3)) : undefined
  return {
    order: userOrderFrom(queryOfAddress(address)),
    open: screen === 'users' ? undefined : screen === 'newUser' || id !== undefined ? { id } : 'nobody',
  }
}

/** The address that asks for it; nobody has none, and the list stands for them. */
export const usersAddress = ({ order, open }: UsersQuery): string => {
  const id = typeof open === 'object' ? open.id : undefined
  const path = typeof open !== 'object' ? SCREENS.users.path : id === undefined ? SCREENS.newUser.path : userPath(id)
  return `${path}${usersSearch(order)}`
}

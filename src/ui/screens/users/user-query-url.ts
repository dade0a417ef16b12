import type { UsersQuery } from '#application/identity/users/users.flow.ts'
import { idFrom } from '#domain/id.ts'
import { EVERY_ROLE } from '#domain/users/managed-user.ts'
import { DEFAULT_USER_QUERY, USER_SORTS, type UserArrangement } from '#domain/users/user-query.ts'
import { partOfAddress, queryFor, queryOfAddress, screenAt, SCREENS, userPath } from '#ui/base/screens.ts'

/** How an address writes whether those asked for may sign in. */
const STATES: ReadonlyMap<string | null, boolean> = new Map([
  ['1', true],
  ['0', false],
])

/**
 * What the query part of an address asks for; what it does not say, or says in words we do not know, is the default. The
 * typed filter is no part of an address: whom an administrator looks for is personal (fault 49).
 */
export const userArrangementFrom = (search: string): UserArrangement => {
  const asked = new URLSearchParams(search)
  return {
    sortBy: USER_SORTS.find((known) => known === asked.get('sort')) ?? DEFAULT_USER_QUERY.sortBy,
    descending: asked.get('descending') === '1',
    role: EVERY_ROLE.find((known) => known === asked.get('role')),
    active: STATES.get(asked.get('active')),
  }
}

/** The query part that asks for it, question mark included; defaults are left out. */
export const usersSearch = ({ sortBy, descending, role, active }: UserArrangement): string =>
  queryFor({
    sort: sortBy === DEFAULT_USER_QUERY.sortBy ? undefined : sortBy,
    descending: descending ? 1 : undefined,
    role,
    active: active === undefined ? undefined : Number(active),
  })

/** What an address of the user management asks for. A number that is none names nobody (fault 36). */
export const usersQueryFrom = (address: string): UsersQuery => {
  const screen = screenAt(address)
  const id = screen === 'user' ? idFrom<'User'>(partOfAddress(address, 3)) : undefined
  return {
    arrangement: userArrangementFrom(queryOfAddress(address)),
    open: screen === 'users' ? undefined : screen === 'newUser' || id !== undefined ? { id } : 'nobody',
  }
}

/** The address that asks for it; nobody has none, and the list stands for them. */
export const usersAddress = ({ arrangement, open }: UsersQuery): string => {
  const id = typeof open === 'object' ? open.id : undefined
  const path = typeof open !== 'object' ? SCREENS.users.path : id === undefined ? SCREENS.newUser.path : userPath(id)
  return `${path}${usersSearch(arrangement)}`
}

import { openUsers } from '#application/users/users.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { usersAddress, usersQueryFrom } from './user-query-url.ts'
import { usersView } from './users-view.ts'

/** The user management (ADMIN-01 … ADMIN-04). */
export const screen = screenOf({ query: usersQueryFrom, address: usersAddress, open: openUsers, view: usersView })

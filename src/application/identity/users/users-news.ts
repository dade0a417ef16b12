import type { UserId } from '#domain/identity/user.ts'
import type { UserArrangement } from '#domain/users/user-query.ts'

/** Whom an administrator deletes, by the full name, and where they ask for it. */
export type UserRemoval = Readonly<{ id: UserId; name: string; from: 'list' | 'detail' }>

/** What the address learns: the list is filtered or sorted otherwise. */
export type UsersArranged = { type: 'users.arranged'; arrangement: UserArrangement }

/** What others learn of the users. */
export type UsersNews =
  | { type: 'user.saved'; isNew: boolean; message: string | undefined }
  | { type: 'user.removed'; from: UserRemoval['from']; message: string | undefined }

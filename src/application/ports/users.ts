import type { UserId } from '#domain/identity/user.ts'
import type { Page } from '#domain/paging/page.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import type { UserDraft } from '#domain/users/user-draft.ts'
import type { UserQuery } from '#domain/users/user-query.ts'
import type { Requested } from './failure.ts'

/** All accounts, for administrators (ADMIN-01). A signal aborts a reading. */
export interface Users {
  /** One page, from 1 (ADMIN-02). */
  readonly page: (query: UserQuery, page: number, signal?: AbortSignal) => Requested<Page<ManagedUser>>
  readonly one: (id: UserId, signal?: AbortSignal) => Requested<ManagedUser>
  /** Creates a user without an id, updates one with an id; returns the server's message, if any (ADMIN-03). */
  readonly save: (draft: UserDraft) => Requested<string | undefined>
  /** Returns the server's message, if any (ADMIN-04). */
  readonly remove: (id: UserId) => Requested<string | undefined>
}

import { type Cleared, clearedListMachine } from '#application/kit/cleared-list.machine.ts'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'
import type { Users } from '#application/ports/users.ts'
import type { UserId } from '#domain/identity/user.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import type { UserQuery } from '#domain/users/user-query.ts'

/** Whom an administrator deletes, by the full name, and where they ask for it. */
export type UserRemoval = Readonly<{ id: UserId; name: string; from: 'list' | 'detail' }>

/** Events that the list of users publishes. */
export type UsersChange = Cleared<'user.removed', UserRemoval>

const { machine, list, removal } = clearedListMachine<
  UserQuery,
  ManagedUser,
  UserRemoval,
  'user.removed',
  string | undefined
>({
  id: 'users',
  pageSize: PAGE_SIZE,
  news: 'user.removed',
  idsOf: ({ id }) => [id],
  isSomething: () => true,
})

/** The users, page by page (ADMIN-01), and the deletion of one, from the list or from their page (ADMIN-04). */
export const usersMachine = ({ users }: Readonly<{ users: Pick<Users, 'page' | 'remove'> }>) =>
  machine.provide({
    actors: {
      list: list.provide({ actors: { loadPages: fromReading(readPages(users.page)) } }),
      removal: removal.provide({ actors: { act: fromPort(({ subject }) => users.remove(subject.id)) } }),
    },
  })

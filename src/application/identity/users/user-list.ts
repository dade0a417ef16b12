import { confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import type { UserQuery } from '#domain/users/user-query.ts'
import type { UserPorts } from './user-editor.machine.ts'
import type { UserRemoval } from './users-news.ts'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'

const list = listMachine<UserQuery, ManagedUser>('userList', PAGE_SIZE)
const removal = confirmationMachine<UserRemoval, string | undefined>('userRemoval')

/** The users, page by page (ADMIN-01). */
export const userList = ({ users }: Pick<UserPorts, 'users'>) =>
  list.provide({ actors: { loadPages: fromReading(readPages(users.page)) } })

/** The deletion of one of them, which is asked about (ADMIN-04). */
export const userRemoval = ({ users }: Pick<UserPorts, 'users'>) =>
  removal.provide({ actors: { act: fromPort(({ subject }) => users.remove(subject.id)) } })

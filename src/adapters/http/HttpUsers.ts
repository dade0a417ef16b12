import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Users } from '#application/ports/users.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import { isUntold, type UserDraft } from '#domain/users/user-draft.ts'
import type { UserFilter } from '#domain/users/user-query.ts'
import { askedFor, fitsAsked } from './asked-for.ts'
import { saidUnder } from './said-under.ts'
import type { Client } from './client/client.ts'
import { account } from './contract/account.ts'
import { users } from './contract/users.ts'

const namesOf = ({ name, surname, email }: UserDraft) => ({
  name: name.trim(),
  surname: surname.trim(),
  email: email.trim(),
})

/** A draft as a record: neither an empty password is sent, nor what the server does not tell. */
const recordOf = (draft: UserDraft) => ({
  username: draft.username.trim(),
  ...namesOf(draft),
  ...(isUntold(draft, 'name') && { name: undefined }),
  ...(isUntold(draft, 'surname') && { surname: undefined }),
  ...(isUntold(draft, 'email') && { email: undefined }),
  rights:
    isUnreadable(draft, 'rights') || isUntold(draft, 'rights')
      ? undefined
      : { roles: draft.roles, otherRoles: draft.otherRoles },
  active: draft.active,
  password: draft.password || undefined,
  confirmation: draft.password === '' ? undefined : draft.confirmation,
  ...(draft.origin && { origin: draft.origin }),
})

/** Whether a user is one of those asked for, as far as they are told. */
const isAsked = ({ role, active }: UserFilter, user: ManagedUser): boolean =>
  (role === undefined || user.roles.includes(role) || isUnreadable(user, 'rights')) && fitsAsked(active, user.active)

/** All accounts over HTTP. */
export const createHttpUsers = (client: Client): Users => ({
  page: ({ text, role, active, sortBy, descending }, page, signal) =>
    pipe(
      client(
        users.list,
        {
          query: {
            filters: { text: text || undefined, role, active },
            sortBy,
            descending,
            page,
            rowsPerPage: PAGE_SIZE,
          },
        },
        { signal },
      ),
      askedFor<ManagedUser>((user) => isAsked({ role, active }, user)),
    ),
  one: (id, signal) => client(account.user, { params: { id } }, { signal }),
  save: (draft) =>
    pipe(
      draft.id === undefined
        ? client(users.create, {
            body: { ...recordOf(draft), ...namesOf(draft), rights: draft, active: draft.active ?? true },
          })
        : client(users.change, { params: { id: draft.id }, body: recordOf(draft) }),
      TaskEither.mapLeft(saidUnder({ rights: 'roles' })),
    ),
  remove: (id) => client(users.remove, { params: { id } }),
})

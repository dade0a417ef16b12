import type { Users } from '#application/ports/users.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import type { UserDraft } from '#domain/users/user-draft.ts'
import type { Client } from './client/client.ts'
import { account } from './contract/account.ts'
import { users } from './contract/users.ts'

/** A draft as a record: an empty password is not sent. */
const recordOf = ({ roles, otherRoles, active, ...draft }: UserDraft) => ({
  username: draft.username.trim(),
  name: draft.name.trim(),
  surname: draft.surname.trim(),
  email: draft.email.trim(),
  rights: isUnreadable(draft, 'rights') ? undefined : { roles, otherRoles },
  active,
  password: draft.password || undefined,
  confirmation: draft.password === '' ? undefined : draft.confirmation,
  ...(draft.origin && { origin: draft.origin }),
})

/** All accounts over HTTP. */
export const createHttpUsers = (client: Client): Users => ({
  page: ({ text, sortBy, descending }, page, signal) =>
    client(
      users.list,
      {
        params: {},
        query: {
          filters: { text: text === '' ? undefined : text },
          sortBy,
          descending,
          page,
          rowsPerPage: PAGE_SIZE,
          group: undefined,
        },
      },
      { signal },
    ),
  one: (id, signal) => client(account.user, { params: { id } }, { signal }),
  save: (draft) =>
    draft.id === undefined
      ? client(users.create, { params: {}, body: { ...recordOf(draft), rights: draft, active: draft.active ?? true } })
      : client(users.change, { params: { id: draft.id }, body: recordOf(draft) }),
  remove: (id) => client(users.remove, { params: { id } }),
})

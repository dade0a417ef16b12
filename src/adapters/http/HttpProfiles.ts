import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Profiles } from '#application/ports/profiles.ts'
import type { Client } from './client/client.ts'
import { account } from './contract/account.ts'
import { users } from './contract/users.ts'

const nothing = TaskEither.map((): void => undefined)

/** Profiles over HTTP. Renaming the account needs its id, which is requested first. */
export const createHttpProfiles = (client: Client): Profiles => ({
  read: (signal) => client(account.profile, { params: {} }, { signal }),
  save: (profile, image) => nothing(client(account.saveProfile, { params: {}, body: { profile, image } })),
  rename: (names) =>
    pipe(
      client(account.me, { params: {} }),
      TaskEither.flatMap(({ id }) => client(users.change, { params: { id }, body: names })),
      nothing,
    ),
})

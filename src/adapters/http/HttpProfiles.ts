import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Profiles } from '#application/ports/profiles.ts'
import type { Client } from './client/client.ts'
import { account } from './contract/account.ts'
import { inPassing } from './contract/call.ts'

/** Profiles over HTTP. */
export const createHttpProfiles = (client: Client): Profiles => ({
  read: (signal) => client(account.profile, {}, { signal }),
  municipality: (signal) =>
    pipe(
      client(inPassing(account.profile, 'dwelling'), {}, { signal }),
      TaskEither.map(({ municipality }) => municipality),
    ),
})

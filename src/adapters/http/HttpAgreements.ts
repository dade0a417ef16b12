import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Agreements } from '#application/ports/agreements.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { Client } from './client/client.ts'
import { notices } from './contract/notices.ts'

/** Agreements over HTTP. [decided] The answer to a saving tells no moment: until it is read anew, the device's own clock does. */
export const createHttpAgreements = ({
  client,
  now = Date.now,
}: Readonly<{ client: Client; now?: (() => number) | undefined }>): Agreements => ({
  read: (policy, signal) =>
    pipe(
      client(notices.agreement, { params: {}, query: { filters: { policy }, group: undefined } }, { signal }),
      TaskEither.map(({ agreed, savedAt }) => ({ agreed, savedAt })),
    ),

  save: (policy, agreed) =>
    pipe(
      client(notices.saveAgreement, { params: {}, body: { policy, agreed } }),
      TaskEither.map(() => ({ agreed, savedAt: now() as Instant })),
    ),
})

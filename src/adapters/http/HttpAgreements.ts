import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Agreements } from '#application/ports/agreements.ts'
import type { Agreement } from '#domain/registration/agreement.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { Requested } from '#application/ports/failure.ts'
import type { Policy } from '#domain/profile/profile.ts'
import type { Client } from './client/client.ts'
import { type Answer, callName } from './contract/call.ts'
import { notices } from './contract/notices.ts'

/**
 * The agreement to one document in the answer: an empty answer means no decision yet. An undecodable agreement does not
 * count as a refusal.
 */
const ownOf = (policy: Policy, { rows, leftOut }: Answer<typeof notices.agreement>): Requested<Agreement> => {
  const own = rows.find((one) => one.policy === policy) ?? rows.find((one) => one.policy === undefined)
  if (own === undefined && leftOut > 0)
    return TaskEither.left({
      _tag: 'Undecodable',
      call: callName(notices.agreement),
      path: '',
      expected: 'agreement',
      actual: 'record',
    })
  return TaskEither.right({ agreed: own?.agreed ?? false, savedAt: own?.savedAt })
}

/**
 * Agreements over HTTP. [decided] The answer to a save has no moment: the clock of the device is used until the next
 * reading.
 */
export const createHttpAgreements = ({
  client,
  now = Date.now,
}: Readonly<{ client: Client; now?: (() => number) | undefined }>): Agreements => ({
  read: (policy, signal) =>
    pipe(
      client(notices.agreement, { query: { filters: { policy }, group: undefined } }, { signal }),
      TaskEither.flatMap((known) => ownOf(policy, known)),
    ),

  save: (policy, agreed) =>
    pipe(
      client(notices.saveAgreement, { body: { policy, agreed } }),
      TaskEither.map(() => ({ agreed, savedAt: now() as Instant })),
    ),
})

import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Accounts, ReloadFailure, SignInFailure } from '#application/ports/accounts.ts'
import type { Device } from '#application/ports/device.ts'
import type { DeviceInfo } from '#domain/identity/device.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Client } from './client/client.ts'
import type { Vault } from './client/vault.ts'
import { NO_STATUS } from './codecs/session.ts'
import { session as calls } from './contract/session.ts'
import { says } from './says.ts'

/** [decided] How the server reports a disabled account: by its code, or by this exact message (AUTH-07). */
const INACTIVE = { code: 'ACCOUNT_INACTIVE', message: 'Utente non attivo' }

/** The statuses that refuse the caller, not the request (AUTH-06, AUTH-10). */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403])

/** Statuses from here on are about the server or its load, not about the account. */
const ABOUT_THE_SERVER = 429

/** [decided] Whether a failure only means that no such account is known: the sign-in itself decides (AUTH-05). */
const tellsNothing = (failure: RequestFailure): boolean =>
  failure._tag === 'Missing' ||
  failure._tag === 'Undecodable' ||
  (failure._tag === 'Refused' && failure.status < ABOUT_THE_SERVER)

const signInFailure = (failure: RequestFailure): SignInFailure => {
  if (failure._tag !== 'Refused') return failure
  if (says(failure, INACTIVE)) return { _tag: 'AccountInactive' }
  const { message, status } = failure
  return REFUSALS.has(status) ? { _tag: 'CredentialsRefused', message } : failure
}

const reloadFailure = (failure: RequestFailure): ReloadFailure => {
  if (failure._tag === 'SignedOut') return { _tag: 'SessionRefused', message: undefined }
  return failure._tag === 'Refused' && REFUSALS.has(failure.status)
    ? { _tag: 'SessionRefused', message: failure.message }
    : failure
}

/** Positions are told apart by thousandths of a degree: about a hundred metres. */
const COARSE = 1_000
const coarsely = (degrees: number): number => Math.round(degrees * COARSE) / COARSE

/** [decided] What a device tells anew: all of it, but for steps of less than a hundred metres (AUTH-13). */
const tellingOf = ({ position, ...info }: DeviceInfo): string =>
  JSON.stringify({ ...info, at: position && [coarsely(position.latitude), coarsely(position.longitude)] })

/** Accounts over HTTP. It opens and ends the session in the vault; the client refreshes its tokens in between. */
export const createHttpAccounts = ({
  client,
  vault,
  device,
}: Readonly<{ client: Client; vault: Vault; device: Device }>): Accounts => ({
  status: (username, signal) =>
    pipe(
      client(calls.checkStatus, { params: { username } }, { signal }),
      TaskEither.orElse((failure) => (tellsNothing(failure) ? TaskEither.right(NO_STATUS) : TaskEither.left(failure))),
    ),

  signIn: (credentials) =>
    pipe(
      client(calls.signIn, { body: credentials }),
      TaskEither.bimap(signInFailure, (tokens) => vault.open(tokens)),
    ),

  currentUser: (signal) => async () => {
    const session = vault.current()
    const outcome = await client(calls.me, {}, { signal })()
    const reread = Either.mapLeft(reloadFailure)(outcome)
    // A 401 has been through the token refresh and is already reported; other refusals end the session here (AUTH-10).
    if (Either.isLeft(reread) && reread.left._tag === 'SessionRefused' && session)
      vault.refuse(session.id, reread.left.message)
    return reread
  },

  signOut: () => async () => {
    const session = vault.current()
    // The local session ends first, so that no running request survives it; then the server is called (AUTH-11).
    vault.forget('signedOut')
    if (session === undefined) return Either.right(undefined)
    const told = client(
      calls.signOut,
      { body: { registrationCode: device.registrationCode() } },
      { farewell: session.token },
    )
    return Either.map(() => undefined)(await told())
  },

  announceDevice: (username) => async () => {
    const body = await device.read()
    const deviceId = body.registrationCode
    const saved =
      username === undefined
        ? client(calls.saveDevice, { params: { deviceId }, body }, { told: tellingOf(body) })
        : client(calls.saveDeviceOf, { params: { username, deviceId }, body })
    return Either.map(() => undefined)(await saved())
  },
})

import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Device } from '#application/ports/device.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Registrations, UsernameTaken } from '#application/ports/registrations.ts'
import type { Client } from './client/client.ts'
import { codeFailure } from './code-failure.ts'
import { saidUnder } from './said-under.ts'
import { account } from './contract/account.ts'

/** [decided] A conflict at a registration is about the username, the only unique field. */
const CONFLICT = 409
const registrationFailure = (failure: RequestFailure): UsernameTaken | RequestFailure =>
  failure._tag === 'Refused' && failure.status === CONFLICT
    ? { _tag: 'UsernameTaken', message: failure.message }
    : failure

/** Registrations over HTTP: the citizen's entries, and the data of the current device (REG-01). */
export const createHttpRegistrations = ({
  client,
  device,
}: Readonly<{ client: Client; device: Pick<Device, 'read'> }>): Registrations => ({
  isAvailable: (username, signal) =>
    pipe(
      client(account.checkUsername, { params: { username } }, { signal }),
      TaskEither.map(({ available }) => available),
    ),

  register:
    ({ username, privacyAccepted, profile }) =>
    async () => {
      const { profile: _, ...told } = await device.read()
      const body = { username, profile, device: { ...told, privacyAccepted, active: true } }
      return Either.mapLeft(registrationFailure)(await client(account.register, { body })())
    },

  activate: (code) =>
    pipe(
      client(account.activate, { body: { registrationCode: code } }),
      TaskEither.mapLeft(saidUnder({ registrationCode: 'code' })),
      TaskEither.bimap(codeFailure, ({ active }) => active),
    ),
})

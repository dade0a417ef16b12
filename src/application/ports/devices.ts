import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { RegisteredDevice, RegisteredDeviceId } from '#domain/identity/device.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { RequestFailure } from './failure.ts'

/** The devices a citizen uses the app on. Changes answer with the server's message, when it has one. */
export interface Devices {
  /** All of them, enabled or not (DEV-01). */
  readonly of: (owner: UserId, signal?: AbortSignal) => TaskEither<RequestFailure, readonly RegisteredDevice[]>
  readonly enable: (id: RegisteredDeviceId, enabled: boolean) => TaskEither<RequestFailure, string | undefined>
  readonly remove: (id: RegisteredDeviceId) => TaskEither<RequestFailure, string | undefined>
}

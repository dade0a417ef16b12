import type { RegisteredDevice, RegisteredDeviceId } from '#domain/identity/device.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Requested } from './failure.ts'

/** The devices of a citizen. Changes return the server's message, if any. */
export interface Devices {
  /** All of them, enabled or not (DEV-01). */
  readonly of: (owner: UserId, signal?: AbortSignal) => Requested<readonly RegisteredDevice[]>
  /** Switches a device as it was read, on or off. */
  readonly enable: (device: RegisteredDevice, enabled: boolean) => Requested<string | undefined>
  readonly remove: (id: RegisteredDeviceId) => Requested<string | undefined>
}

import type { Task } from 'fp-ts/lib/Task.js'
import type { DeviceInfo } from '#domain/identity/device.ts'

/** The device in hand. */
export interface Device {
  /** A UUID made once and kept on the device, also after a sign-out (AUTH-13). */
  readonly registrationCode: () => string
  /** What the server may know of it (AUTH-13). Asks the citizen nothing: the position is there only when already allowed. */
  readonly read: Task<DeviceInfo>
  /** What it tells of the citizen's privacy from now on (AUTH-13). */
  readonly rememberPrivacy: (accepted: boolean) => void
}

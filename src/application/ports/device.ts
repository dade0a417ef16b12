import type { Task } from 'fp-ts/lib/Task.js'
import type { DeviceInfo } from '#domain/identity/device.ts'

/** The current device. */
export interface Device {
  /** A UUID created once and stored on the device, also after a sign-out (AUTH-13). */
  readonly registrationCode: () => string
  /**
   * The data that the server may receive (AUTH-13). It never prompts: the position is included only when permission was
   * granted before.
   */
  readonly read: Task<DeviceInfo>
  /** The privacy field that it sends (AUTH-13); undefined while nobody has chosen. */
  readonly privacyChoice: () => boolean | undefined
  /** Sets the privacy field that it sends from now on (AUTH-13); undefined for no choice. */
  readonly rememberPrivacy: (accepted: boolean | undefined) => void
}

import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { UserId } from '#domain/identity/user.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Accounts } from '#application/ports/accounts.ts'
import type { Device } from '#application/ports/device.ts'
import type { Devices } from '#application/ports/devices.ts'

export type DevicePorts = Readonly<{ devices: Devices; device: Device; accounts: Accounts }>

/**
 * All devices of a citizen. In a new session the current device may not be registered yet: it is registered first, so
 * that the list contains it (AUTH-13). A failed registration does not affect the list.
 */
export const allDevices = ({ devices, device, accounts }: DevicePorts, owner: UserId, signal: AbortSignal) => {
  const read = devices.of(owner, signal)
  return pipe(
    read,
    TaskEither.chain((all) =>
      all.some(({ registrationCode }) => registrationCode === device.registrationCode())
        ? TaskEither.right(all)
        : pipe(
            accounts.announceDevice(undefined),
            TaskEither.matchE(
              () => TaskEither.right(all),
              () => read,
            ),
          ),
    ),
  )
}

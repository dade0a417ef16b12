import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { UserId } from '#domain/identity/user.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Accounts } from '#application/ports/accounts.ts'
import type { Device } from '#application/ports/device.ts'
import type { Devices } from '#application/ports/devices.ts'
import type { PageRead, PagesWanted } from '#application/kit/list.setup.ts'
import { leftOutBy } from '#application/ports/left-out.ts'
import type { RegisteredDevice } from '#domain/identity/device.ts'

export type DevicePorts = Readonly<{ devices: Devices; device: Device; accounts: Accounts }>

/** The devices of one answer, which are one page. */
const page = (rows: readonly RegisteredDevice[], leftOut: number): readonly PageRead<RegisteredDevice>[] => [
  { page: 1, content: { rows, total: rows.length + leftOut, leftOut } },
]

/**
 * Reads all devices of a citizen. In a new session the current device may not be registered yet: it is registered first, so
 * that the list contains it (AUTH-13). A failed registration does not affect the list.
 */
export const allDevices =
  ({ devices, device, accounts }: DevicePorts) =>
  ({ query: owner }: PagesWanted<UserId>, signal: AbortSignal) => {
    const read = devices.of(owner, signal)
    return pipe(
      read,
      TaskEither.chain((all) => {
        const leftOut = leftOutBy(signal)
        return all.some(({ registrationCode }) => registrationCode === device.registrationCode())
          ? TaskEither.right(page(all, leftOut))
          : pipe(
              accounts.announceDevice(undefined),
              TaskEither.matchE(
                () => TaskEither.right(page(all, leftOut)),
                // What the second answer lacks counts alone.
                () => TaskEither.map((again: typeof all) => page(again, leftOutBy(signal) - leftOut))(read),
              ),
            )
      }),
    )
  }

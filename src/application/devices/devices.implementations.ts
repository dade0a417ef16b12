import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { PageRead } from '#application/kit/list.setup.ts'
import { fromRowPort } from '#application/kit/row-sending.machine.ts'
import type { Accounts } from '#application/ports/accounts.ts'
import type { Device } from '#application/ports/device.ts'
import type { Devices } from '#application/ports/devices.ts'
import { leftOutBy } from '#application/ports/left-out.ts'
import type { RegisteredDevice } from '#domain/identity/device.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Page } from '#domain/paging/page.ts'
import { deviceConfirmationMachine, deviceListMachine, devicesMachine, switchingMachine } from './devices.machine.ts'

type Given = Readonly<{ devices: Devices; device: Device; accounts: Accounts }>

/** The devices of one answer. */
const page = (rows: readonly RegisteredDevice[], leftOut: number): Page<RegisteredDevice> => ({
  rows,
  total: rows.length + leftOut,
  leftOut,
})

/**
 * All devices of a citizen. In a new session the current device may not be registered yet: it is registered first, so
 * that the list contains it (AUTH-13). A failed registration does not affect the list.
 */
const allOf = ({ devices, device, accounts }: Given, owner: UserId, signal: AbortSignal) => {
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

export const devices = (given: Given) =>
  devicesMachine.provide({
    actors: {
      list: deviceListMachine.provide({
        actors: {
          loadPages: fromReading(({ query }, signal) =>
            pipe(
              allOf(given, query, signal),
              TaskEither.map((content): readonly PageRead<RegisteredDevice>[] => [{ page: 1, content }]),
            ),
          ),
        },
      }),
      confirmation: deviceConfirmationMachine.provide({
        actors: {
          act: fromPort(({ subject: { act, device } }) =>
            act === 'remove' ? given.devices.remove(device.id) : given.devices.enable(device, false),
          ),
        },
      }),
      switching: switchingMachine.provide({
        actors: { send: fromRowPort(({ device, enabled }) => given.devices.enable(device, enabled)) },
      }),
    },
  })

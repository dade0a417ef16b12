import type { Devices } from '#application/ports/devices.ts'
import type { Client } from './client/client.ts'
import { account } from './contract/account.ts'

/** A citizen's devices, over HTTP. */
export const createHttpDevices = (client: Client): Devices => ({
  of: (owner, signal) => client(account.devices, { params: { userId: owner } }, { signal }),
  enable: ({ id, origin }, enabled) =>
    client(account.enableDevice, { params: { id }, body: { enabled, ...(origin && { origin }) } }),
  remove: (id) => client(account.deleteDevice, { params: { id } }),
})

/** A door in front of a server: it can be closed and opened again, and the server never notices. */
import { createServer, connect, type Socket } from 'node:net'

export type Gate = Readonly<{
  port: number
  /** Ends every connection and takes no other one, as a network that is gone. */
  shut: () => Promise<void>
  /** Takes connections again, at the same port. */
  unlock: () => Promise<void>
}>

/** Opens a gate at a free port of this machine. */
export const openGate = async (to: number): Promise<Gate> => {
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(to, 'localhost')
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one)
      one.once('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.on('error', () => one.destroy())
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, resolve)
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port,
    shut: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve()
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
    unlock: () => listen(port),
  }
}

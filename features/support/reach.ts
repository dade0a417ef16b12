import { getResponse } from 'msw'
import type { World } from '#mocks/world.ts'

/** The error of a browser when the server is unreachable, or the connection was closed. */
const CUT = 'Failed to fetch'

/**
 * `fetch` for one world. It replaces no global, so that a request that outlives its scenario still ends in that
 * scenario's world; in the next world it would be unknown, and refresh a session of another scenario.
 */
export const reaching =
  ({ handlers }: World, unknown: (call: string) => void = () => {}): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const calledOff = new Promise<never>((_, reject) => {
      const signal = init?.signal
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const response = await Promise.race([getResponse(handlers, request), calledOff])
    if (response === undefined) unknown(`${request.method} ${request.url}`)
    if (response === undefined || response.type === 'error') throw new TypeError(CUT)
    return response
  }

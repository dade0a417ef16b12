import { getResponse } from 'msw'
import type { World } from '#mocks/world.ts'

/** What a browser says when nothing is at the other end, or the line was cut. */
const CUT = 'Failed to fetch'

/**
 * `fetch` as far as one world. It takes no place of anybody's, so that what a scenario leaves under way still ends in
 * that scenario's world: a straggler in the next one would be a stranger there, and renew a session that is not its own.
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

/** A world as a server in this process: each request goes straight to the handler of its call. */
import { getResponse } from 'msw'
import type { AnyCall } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import type { World } from '#mocks/world.ts'
import type { Send } from './player.ts'

/** Paths without parameters come first: they take precedence. */
const PATTERNS = Object.values(contract)
  .flatMap((area): AnyCall[] => Object.values(area))
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  .sort((a, b) => Number(a.call.path.includes('{')) - Number(b.call.path.includes('{')))

/** The call that a request makes. */
export const callOf = ({ method, url }: Request): AnyCall | undefined =>
  PATTERNS.find(({ call, pattern }) => call.method === method && pattern.test(new URL(url).pathname))?.call

/** Sends to the handlers of a world. A request outside of the contract is a 404. */
export const sendTo = (world: World): Send => {
  const handlers = new Map(
    world.handlers.map((handler) => [`${handler.info.method} ${String(handler.info.path)}`, handler]),
  )
  return async (request) => {
    const call = callOf(request)
    const handler = call && handlers.get(`${call.method} *${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
    const response = handler && (await getResponse([handler], request))
    return response ?? new Response(null, { status: 404 })
  }
}

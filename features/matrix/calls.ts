import { contract } from '#adapters/http/contract/contract.ts'
import type { AnyCall } from '#adapters/http/contract/call.ts'

type Contract = typeof contract
/** The name of a call: `area.name`. */
export type CallName = {
  readonly [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`
}[keyof Contract & string]

/** Every call of the contract by its name. */
export const CALLS = Object.fromEntries(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries<AnyCall>(calls).map(([name, call]) => [`${area}.${name}`, call]),
  ),
) as Readonly<Record<CallName, AnyCall>>

const patterns = Object.values(CALLS)
  .map((call) => ({
    call,
    // A literal path takes precedence over one with a parameter in the same place.
    isOpen: call.path.includes('{'),
    pattern: new RegExp(`^${call.method} ${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .sort((a, b) => Number(a.isOpen) - Number(b.isOpen))

/** The call that a request makes; undefined for a request outside the contract. */
export const callAt = (method: string, path: string): AnyCall | undefined =>
  patterns.find(({ pattern }) => pattern.test(`${method} ${path}`))?.call

import type { AnyCall } from '#adapters/http/contract/call.ts'
import { STATED } from '#features/catalogue/catalogue.ts'

const patterns = Object.values(STATED)
  .map(({ call }) => ({
    call,
    // A literal path takes precedence over one with a parameter in the same place.
    isOpen: call.path.includes('{'),
    pattern: new RegExp(`^${call.method} ${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .sort((a, b) => Number(a.isOpen) - Number(b.isOpen))

/** The call that a request makes; undefined for a request outside the contract. */
export const callAt = (method: string, path: string): AnyCall | undefined =>
  patterns.find(({ pattern }) => pattern.test(`${method} ${path}`))?.call

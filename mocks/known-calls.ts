import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'

/** A call of the contract: `notices.received`, and its method and path. */
export type KnownCall = Readonly<{ name: string; label: string; call: AnyCall }>

/** Each call with its path as an expression, literal paths first: one with a parameter may have the same form. */
const CALLS = Object.entries<Readonly<Record<string, AnyCall>>>(contract)
  .flatMap(([area, calls]) => Object.entries(calls).map(([key, call]) => ({ name: `${area}.${key}`, call })))
  .sort((a, b) => Number(a.call.path.includes('{')) - Number(b.call.path.includes('{')))
  .map(({ name, call }) => ({
    known: { name, label: callName(call), call },
    path: new RegExp(`^${call.path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** The call that a request makes; undefined for what is no call of the contract. */
export const callOf = (method: string, pathname: string): KnownCall | undefined =>
  CALLS.find(({ known, path }) => known.call.method === method && path.test(pathname))?.known

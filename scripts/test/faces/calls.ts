import { contract } from '#adapters/http/contract/contract.ts'

/**
 * A call of the contract: its name (`area.name`) for faults, and its requests, `METHOD path` (the source of a regular
 * expression).
 */
export type ReadCall = Readonly<{ name: string; pattern: string }>

/** The reading calls: they provide the content of screens. */
const READS: readonly ReadCall[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).flatMap(([name, { method, path }]) =>
    method === 'GET'
      ? [{ name: `${area}.${name}`, pattern: `^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$` }]
      : [],
  ),
)

/** The calls of some requests (`METHOD path`). */
export const readCallsOf = (requests: readonly string[]): readonly ReadCall[] =>
  READS.filter(({ pattern }) => requests.some((request) => new RegExp(pattern).test(request)))

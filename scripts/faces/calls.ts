import { contract } from '#adapters/http/contract/contract.ts'

/** A call of the contract: its name (`area.name`), as faults know it, and the requests it makes, `METHOD path` (a regular expression's source). */
export type ReadCall = Readonly<{ name: string; pattern: string }>

/** The calls that read: what a screen shows comes by them. */
const READS: readonly ReadCall[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).flatMap(([name, { method, path }]) =>
    method === 'GET'
      ? [{ name: `${area}.${name}`, pattern: `^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$` }]
      : [],
  ),
)

/** The calls that requests (`METHOD path`) were. */
export const readCallsOf = (requests: readonly string[]): readonly ReadCall[] =>
  READS.filter(({ pattern }) => requests.some((request) => new RegExp(pattern).test(request)))

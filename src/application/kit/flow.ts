import type { Scope } from './scope.ts'

/** What runs while a screen is open. It wires itself; nothing outside passes one machine's state to another. */
export type Flow<Query, Now> = Readonly<{
  /** What there is now and what can be done: plain values and verbs. */
  now: () => Now
  /** The address asks for something else of the same screen. */
  ask: (query: Query) => void
}>

/**
 * Opens a flow; it ends when its scope closes. `tell` gives the address what is asked for by other ways than the
 * address; the address answers with `ask`.
 */
export type OpenFlow<Query, Now> = (scope: Scope, query: Query, tell: (query: Query) => void) => Flow<Query, Now>

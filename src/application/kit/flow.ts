import type { Scope } from './scope.ts'

/**
 * What runs while a screen is open. It connects its own machines; nothing outside passes one machine's state to
 * another.
 */
export type Flow<Query, Now> = Readonly<{
  /** The current state and the actions: plain values and functions. */
  now: () => Now
  /** The URL changed within the same screen; absent where it says nothing. */
  ask?: (query: Query) => void
}>

/**
 * Opens a flow; it ends when its scope closes. `tell` writes a change to the URL; the URL reports its changes through
 * `ask`.
 */
export type OpenFlow<Query, Now> = (scope: Scope, query: Query, tell: (query: Query) => void) => Flow<Query, Now>

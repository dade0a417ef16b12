import type { RequestFailure } from './failure.ts'

/** What goes over the network, for everyone who shows it. */
export interface Traffic {
  /** Tells how many requests are under way, at once and at each change (SHELL-15). */
  readonly watch: (listener: (underWay: number) => void) => () => void
  /** Tells each failed request that the citizen should hear of (ERR-01). */
  readonly watchFailures: (listener: (failure: RequestFailure) => void) => () => void
}

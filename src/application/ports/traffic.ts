import type { RequestFailure } from './failure.ts'

/** The network activity, for its indicators. */
export interface Traffic {
  /** Reports the number of running requests, at once and at each change (SHELL-15). */
  readonly watch: (listener: (underWay: number) => void) => () => void
  /** Reports each failed request that the citizen must be told about (ERR-01). */
  readonly watchFailures: (listener: (failure: RequestFailure, of: string) => void) => () => void
  /**
   * Reports each answer to a request whose failure the citizen would be told about. `of`, as with a failure, names what was
   * asked, the same each time.
   */
  readonly watchAnswers: (listener: (of: string) => void) => () => void
}

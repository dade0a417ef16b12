import type { Task } from 'fp-ts/lib/Task.js'

/** The page of an earlier build, whose files a deploy has removed (fault 39). */
export interface Renewal {
  /** Loads the page anew where it is: once for each build of a tab, and never while the server is out of reach. */
  readonly renew: Task<void>
}

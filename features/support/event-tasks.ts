import type { Group } from './driver.ts'

/** What is done with the events of a day. */
export interface EventTasks {
  /** The parts of the day with the titles of what is on; none while nothing is there. */
  readonly parts: () => Promise<readonly Group[]>
}

/** The filters of a screen that are shown and hidden from its top bar (SHELL-05), and the tour that points there (SHELL-09). */
export interface FilterTasks {
  readonly toggle: () => Promise<void>
  readonly areShown: () => Promise<boolean>
  /** What the tour says; undefined while it is not on show. */
  readonly tour: () => Promise<string | undefined>
  readonly closeTour: () => Promise<void>
}

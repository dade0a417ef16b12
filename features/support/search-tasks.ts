import type { Group } from './driver.ts'

/** The global search (DIR-08). */
export interface SearchTasks {
  /** Types into the field without submitting. */
  readonly type: (words: string) => Promise<void>
  /** Submits the field, like the search key of the keyboard. */
  readonly send: () => Promise<void>
  /** The text of the field. */
  readonly typed: () => Promise<string>
  /** The results, by kind. */
  readonly found: () => Promise<readonly Group[]>
  readonly take: (title: string) => Promise<void>
  /** The offered provinces. */
  readonly provinces: () => Promise<readonly string[]>
  readonly lookIn: (province: string) => Promise<void>
}

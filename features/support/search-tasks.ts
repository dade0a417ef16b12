import type { Group } from './driver.ts'

/** Looking for anything (DIR-08). */
export interface SearchTasks {
  /** Types into the field, as one types: nothing is sent. */
  readonly type: (words: string) => Promise<void>
  /** Sends what is in the field, as the keyboard's search key does. */
  readonly send: () => Promise<void>
  /** What stands in the field. */
  readonly typed: () => Promise<string>
  /** What was found, kind by kind. */
  readonly found: () => Promise<readonly Group[]>
  readonly take: (title: string) => Promise<void>
  /** The provinces on offer. */
  readonly provinces: () => Promise<readonly string[]>
  readonly lookIn: (province: string) => Promise<void>
}

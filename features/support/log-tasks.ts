import type { RowSeen } from './page.ts'

/** An entry of a log: its author ('Tu' for the citizen), its text, and what is said under it. */
export type LogEntry = Pick<RowSeen, 'name' | 'others'>

/** A log, such as a conversation: entries in the order of time, under the days. */
export interface LogTasks {
  /** In order; empty without a log. */
  readonly entries: () => Promise<readonly LogEntry[]>
  /** The days between the entries. */
  readonly days: () => Promise<readonly string[]>
  /** The heading above it. */
  readonly heading: () => Promise<string | undefined>
  /** The links in the entries, with their targets. */
  readonly links: () => Promise<readonly string[]>
}

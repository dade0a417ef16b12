import type { UserId } from '#domain/identity/user.ts'
import type { Entry } from '#domain/outbox/outbox.ts'
import type { Requested } from './failure.ts'

/** The writes that wait on this device, shared by its tabs. */
export interface Outbox {
  /** The entries of one citizen, in the order of their numbers. An entry that cannot be read is removed (fault 32). */
  readonly list: (owner: UserId) => Requested<readonly Entry[]>
  /** The entries of every citizen who has written on this device, whoever is signed in. */
  readonly all: () => Requested<readonly Entry[]>
  /**
   * Stores an entry and numbers it. `isKept` is false where the storage is blocked or full: the entry lasts as long as
   * the page (faults 30 and 31).
   */
  readonly put: (entry: Omit<Entry, 'number'>) => Requested<Readonly<{ entry: Entry; isKept: boolean }>>
  /**
   * Replaces an entry, or removes it, if it still stands as it was read; returns whether it did. What another tab has
   * changed or removed stays as it is.
   */
  readonly replace: (before: Entry, after: Entry | undefined) => Requested<boolean>
  readonly remove: (entry: Entry) => Requested<void>
  /** Removes all entries of a citizen, at the sign-out (fault 49). */
  readonly forget: (owner: UserId) => Requested<void>
  /**
   * Runs work while no other tab of the device runs any. Without a lock manager it runs at once. A tab that dies gives up
   * its turn (fault 9). The signal ends the wait.
   */
  readonly exclusively: (work: () => Promise<void>, signal: AbortSignal) => Requested<void>
  /** Calls the listener after a change in another tab, until the signal is aborted. */
  readonly watch: (changed: () => void, signal: AbortSignal) => Requested<void>
}

import type { TownChoice } from '#domain/directory/my-town.ts'
import type { Requested } from './failure.ts'

/** The municipality chosen on this device, with or without an account. It stays after a sign-out. */
export interface KeptTown {
  /** Undefined where nothing was chosen yet; invalid stored data counts as no choice (fault 32). */
  readonly read: () => Requested<TownChoice | undefined>
  /** When the storage is full or blocked, the choice lasts as long as this tab (faults 30 and 31). */
  readonly keep: (choice: TownChoice) => Requested<void>
}

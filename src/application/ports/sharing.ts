import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** `Cancelled`: the citizen closed the device's dialog, which is no failure. */
export type SharingFailure = Readonly<{ _tag: 'SharingCancelled' | 'NotShared' }>

/** Shares a page of the app. */
export interface Sharing {
  /**
   * Through the device's share dialog where there is one, else by copying the address; returns which. `path` is one of
   * this app.
   */
  readonly share: (page: Readonly<{ title: string; path: string }>) => TaskEither<SharingFailure, 'shared' | 'copied'>
}

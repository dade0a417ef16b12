import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/**
 * `Cancelled`: the citizen closed the device's dialog, which is no failure. `NotShared`: the device neither shares nor
 * copies; `url` is the address, for the citizen to copy; it is absent where sharing itself has not come yet.
 */
export type SharingFailure = Readonly<{ _tag: 'SharingCancelled' } | { _tag: 'NotShared'; url?: string }>

/** Shares a page of the app. */
export interface Sharing {
  /**
   * Through the device's share dialog, or where that is missing or refused by copying the address; returns which. `path`
   * is one of this app.
   */
  readonly share: (page: Readonly<{ title: string; path: string }>) => TaskEither<SharingFailure, 'shared' | 'copied'>
}

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** `Cancelled`: the citizen closed the device's own dialog, which is no failure to tell of. */
export type SharingFailure = Readonly<{ _tag: 'SharingCancelled' | 'NotShared' }>

/** Gives a page of the app to others. */
export interface Sharing {
  /** By the device's own dialog where there is one, else by copying the address; tells which. `path` is one of this app. */
  readonly share: (page: Readonly<{ title: string; path: string }>) => TaskEither<SharingFailure, 'shared' | 'copied'>
}

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** No newer version can come: this browser or this build has no service worker. */
export type NoUpdates = Readonly<{ _tag: 'NoUpdates' }>

/** Newer versions of the app. */
export interface Updates {
  /** Ends when a newer version waits on the device. */
  readonly next: () => TaskEither<NoUpdates, void>
  /** Puts the waiting version to use, and opens the page anew where it is. */
  readonly apply: () => TaskEither<NoUpdates, void>
}

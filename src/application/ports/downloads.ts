import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

export type DownloadFailure = Readonly<{ _tag: 'NotSaved' }>

/** Saves a file for the citizen. */
export interface Downloads {
  /** The name is already safe for every device (see `safeFileName`). */
  readonly save: (name: string, content: Blob) => TaskEither<DownloadFailure, void>
}

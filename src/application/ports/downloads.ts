import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

export type DownloadFailure = Readonly<{ _tag: 'NotSaved' }>

/** Gives a file to the citizen. */
export interface Downloads {
  /** The name is already safe for every device (see `safeFileName`). */
  readonly save: (name: string, content: Blob) => TaskEither<DownloadFailure, void>
}

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { HomeEntry, Language } from '#domain/home/home.ts'
import type { RequestFailure } from './failure.ts'

/** The entries that the municipality configured for Home. */
export interface HomeEntries {
  readonly all: (signal?: AbortSignal) => TaskEither<RequestFailure, readonly HomeEntry[]>
}

/** The available languages (LANG-02). */
export interface Languages {
  readonly all: (signal?: AbortSignal) => TaskEither<RequestFailure, readonly Language[]>
}

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { HomeEntry, Language } from '#domain/home/home.ts'
import type { RequestFailure } from './failure.ts'

/** What the municipality put on the first page. */
export interface HomeEntries {
  readonly all: (signal?: AbortSignal) => TaskEither<RequestFailure, readonly HomeEntry[]>
}

/** The languages on offer (LANG-02). */
export interface Languages {
  readonly all: (signal?: AbortSignal) => TaskEither<RequestFailure, readonly Language[]>
}

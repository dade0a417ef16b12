import type { HomeEntry, Language } from '#domain/home/home.ts'
import type { Requested } from './failure.ts'

/** The entries that the municipality configured for Home. */
export interface HomeEntries {
  readonly all: (signal?: AbortSignal) => Requested<readonly HomeEntry[]>
}

/** The available languages (LANG-02). */
export interface Languages {
  readonly all: (signal?: AbortSignal) => Requested<readonly Language[]>
}

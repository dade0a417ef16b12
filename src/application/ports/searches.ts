import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Found, ProvinceResults } from '#domain/search/search.ts'
import type { RequestFailure } from './failure.ts'

/** Looking for anything (DIR-08). Readings take a signal that calls them off. */
export interface Searches {
  /** Everywhere; the best first. */
  readonly everything: (text: string, signal?: AbortSignal) => TaskEither<RequestFailure, readonly Found[]>
  /** The same, province by province; those that are not to be shown as well. */
  readonly byProvince: (text: string, signal?: AbortSignal) => TaskEither<RequestFailure, readonly ProvinceResults[]>
}

/** What was looked for on this device before, the newest first. */
export interface RecentSearches {
  readonly all: () => TaskEither<RequestFailure, readonly string[]>
  readonly keep: (text: string) => TaskEither<RequestFailure, void>
  readonly forget: () => TaskEither<RequestFailure, void>
}

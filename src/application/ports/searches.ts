import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Found, ProvinceResults } from '#domain/search/search.ts'
import type { RequestFailure } from './failure.ts'

/** The global search (DIR-08). A signal aborts a reading. */
export interface Searches {
  /** In all provinces; best first. */
  readonly everything: (text: string, signal?: AbortSignal) => TaskEither<RequestFailure, readonly Found[]>
  /** The same by province, including hidden ones. */
  readonly byProvince: (text: string, signal?: AbortSignal) => TaskEither<RequestFailure, readonly ProvinceResults[]>
}

/** The recent searches of this device, newest first. */
export interface RecentSearches {
  readonly all: () => TaskEither<RequestFailure, readonly string[]>
  readonly keep: (text: string) => TaskEither<RequestFailure, void>
  readonly forget: () => TaskEither<RequestFailure, void>
}

import type { Found, ProvinceResults } from '#domain/search/search.ts'
import type { Requested } from './failure.ts'

/** The global search (DIR-08). A signal aborts a reading. */
export interface Searches {
  /** In all provinces; best first. */
  readonly everything: (text: string, signal?: AbortSignal) => Requested<readonly Found[]>
  /** The same by province, including hidden ones. */
  readonly byProvince: (text: string, signal?: AbortSignal) => Requested<readonly ProvinceResults[]>
}

/** The recent searches of this device, newest first. */
export interface RecentSearches {
  readonly all: () => Requested<readonly string[]>
  readonly keep: (text: string) => Requested<void>
  readonly forget: () => Requested<void>
}

import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { RecentSearches } from '#application/ports/searches.ts'
import { withSearch } from '#domain/search/search.ts'
import { list } from '../http/codecs/wire-lists.ts'
import { text } from '../http/codecs/wire.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { keptValue } from './kept-values.ts'

/** Searches under a key that is removed at the sign-out, because searches are personal (fault 49). */
export const createBrowserRecentSearches = (storage: BrowserStorage): RecentSearches => {
  const kept = keptValue(storage, 'user.searches', list(text), [])
  return {
    all: () => TaskEither.fromIO(() => kept.read()),
    keep: (words) => TaskEither.fromIO(() => kept.write(withSearch(kept.read(), words))),
    forget: () => TaskEither.fromIO(() => kept.forget()),
  }
}

import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { FavouriteChanges } from '#application/ports/favourites.ts'
import { type FavouriteChange, withChange } from '#domain/favourites/favourites.ts'
import { activitySummary, contact } from '../http/codecs/directory.ts'
import { flag, mapped, optional, type Wire } from '../http/codecs/wire.ts'
import { list } from '../http/codecs/wire-lists.ts'
import { record } from '../http/codecs/wire-records.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { keptValue } from './kept-values.ts'

const kept = record('favourite change', {
  activity: ['activity', optional(activitySummary)],
  contact: ['contact', optional(contact)],
  isFavourite: ['isFavourite', flag],
})

const changes: Wire<readonly FavouriteChange[]> = mapped(
  list(kept),
  (all): readonly FavouriteChange[] =>
    all.flatMap(({ activity, contact: place, isFavourite }): readonly FavouriteChange[] => {
      if (activity !== undefined) return [{ kind: 'activity', thing: activity, isFavourite }]
      return place === undefined ? [] : [{ kind: 'contact', thing: place, isFavourite }]
    }),
  (all) =>
    all.map((change) => ({
      activity: change.kind === 'activity' ? change.thing : undefined,
      contact: change.kind === 'contact' ? change.thing : undefined,
      isFavourite: change.isFavourite,
    })),
)

/** The changes of favourites, under a key that is removed at the sign-out (FAV-02). */
export const createBrowserFavouriteChanges = (storage: BrowserStorage): FavouriteChanges => {
  const value = keptValue(storage, 'user.favourites', changes, [])
  return {
    all: () => TaskEither.fromIO(() => value.read()),
    keep: (change) => TaskEither.fromIOEither(() => value.writeAndTell(withChange(value.read(), change))),
  }
}

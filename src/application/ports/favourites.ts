import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { FavouriteChange, FavouriteThings as KnownFavourites } from '#domain/favourites/favourites.ts'
import type { RequestFailure, Requested } from './failure.ts'

/** `StorageFull`: the storage is full, so the change lasts only while the app stays open (fault 31). */
export type FavouriteChangeFailure = RequestFailure | Readonly<{ _tag: 'StorageFull' }>

/** The favourites of the server (FAV-01). */
export interface Favourites {
  readonly all: (signal?: AbortSignal) => Requested<KnownFavourites>
}

/** [decided] The changes of favourites on this device, stored until the citizen signs out (FAV-02). */
export interface FavouriteChanges {
  readonly all: () => TaskEither<FavouriteChangeFailure, readonly FavouriteChange[]>
  readonly keep: (change: FavouriteChange) => TaskEither<FavouriteChangeFailure, void>
}

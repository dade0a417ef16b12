import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { FavouriteChange, Favourites as KnownFavourites } from '#domain/favourites/favourites.ts'
import type { RequestFailure } from './failure.ts'

/** `StorageFull`: the device has no room left, so the change is remembered only while the app stays open (fault 31). */
export type FavouriteChangeFailure = RequestFailure | Readonly<{ _tag: 'StorageFull' }>

/** The favourites the server knows (FAV-01). */
export interface Favourites {
  readonly all: (signal?: AbortSignal) => TaskEither<RequestFailure, KnownFavourites>
}

/** [decided] What was made a favourite or unmade on this device, kept on it until the citizen signs out (FAV-02). */
export interface FavouriteChanges {
  readonly all: () => TaskEither<FavouriteChangeFailure, readonly FavouriteChange[]>
  readonly keep: (change: FavouriteChange) => TaskEither<FavouriteChangeFailure, void>
}

import type { SnapshotFrom } from 'xstate'
import { type ResourceFace, resourceFace } from '#application/kit/resource.selectors.ts'
import {
  type FavouriteThings,
  type FavouriteTarget,
  isFavourite,
  NO_FAVOURITES,
  withChanges,
} from '#domain/favourites/favourites.ts'
import type { favouritesMachine, knownFavouritesMachine } from './favourites.machine.ts'

type Snapshot = SnapshotFrom<typeof favouritesMachine>
type Known = SnapshotFrom<typeof knownFavouritesMachine> | undefined

/** The state of the server's favourites: when they fail, those of the device can still be shown. */
export const favouritesFace = (snapshot: Snapshot, known: Known): ResourceFace =>
  snapshot.hasTag('broken') ? 'failed' : known === undefined ? 'loading' : resourceFace(known)

/** All favourites, from server and device (FAV-02); empty without a session. */
export const shownFavourites = (snapshot: Snapshot, known: Known): FavouriteThings =>
  snapshot.matches('open')
    ? withChanges(known?.context.value ?? NO_FAVOURITES, snapshot.context.changes)
    : NO_FAVOURITES

export const isShownFavourite = (snapshot: Snapshot, known: Known, target: FavouriteTarget): boolean =>
  snapshot.matches('open') && isFavourite(known?.context.value ?? NO_FAVOURITES, snapshot.context.changes, target)

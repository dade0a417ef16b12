import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { fromPresence, isInSight } from '#application/kit/presence.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { FavouriteChanges, Favourites } from '#application/ports/favourites.ts'
import { favouritesMachine, knownFavouritesMachine } from './favourites.machine.ts'

export const favourites = ({
  favourites: known,
  favouriteChanges,
  presence,
}: Readonly<{ favourites: Favourites; favouriteChanges: FavouriteChanges; presence: Presence }>) =>
  favouritesMachine.provide({
    actors: {
      known: knownFavouritesMachine.provide({ actors: { load: fromReading((_, signal) => known.all(signal)) } }),
      watchPresence: fromPresence(presence, isInSight),
      readChanges: fromPort(() => favouriteChanges.all()),
      keepChange: fromPort((change) => favouriteChanges.keep(change)),
    },
  })

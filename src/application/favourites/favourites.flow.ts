import { createActor } from 'xstate'
import type { Scope } from '#application/kit/scope.ts'
import type { FavouriteTarget } from '#domain/favourites/favourites.ts'
import { favourites } from './favourites.implementations.ts'
import { isShownFavourite, knownActor } from './favourites.selectors.ts'

/** The one actor of the favourites: the first flow that needs it makes it, and it stays as long as the app. */
export const favouritesOfApp = ({ piazza, ports, watch }: Scope) => {
  const actor = piazza.openFavourites((input) => createActor(favourites(ports), { input }))
  // A second start does nothing.
  actor.start()
  watch(actor)
  return actor
}

/** Whether something is a favourite, and how to change that (FAV-02). */
export const openHearts = (scope: Scope) => {
  const actor = favouritesOfApp(scope)
  return (target: FavouriteTarget) => {
    const area = actor.getSnapshot()
    const isFavourite = isShownFavourite(area, knownActor(area)?.getSnapshot(), target)
    return {
      isFavourite,
      toggle: () => actor.send({ type: 'favourite.chosen', target, isFavourite: !isFavourite }),
    }
  }
}

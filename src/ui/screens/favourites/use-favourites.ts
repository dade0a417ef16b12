import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { favourites } from '#application/favourites/favourites.implementations.ts'
import type { favouritesMachine } from '#application/favourites/favourites.machine.ts'
import {
  favouritesFace,
  favouritesFailure,
  isShownFavourite,
  knownActor,
  shownFavourites,
} from '#application/favourites/favourites.selectors.ts'
import type { FavouriteTarget } from '#domain/favourites/favourites.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

/** The one actor of the favourites: made by the first screen that shows any, and kept as long as the app. */
const useActor = (): ActorRefFrom<typeof favouritesMachine> => {
  const ports = usePorts()
  const actor = usePiazza().openFavourites((input) => createActor(favourites(ports), { input }))
  // It begins once something stands on the page: reading is no business of a rendering. A second start does nothing.
  useEffect(() => void actor.start(), [actor])
  return actor
}

/** Whether something is a favourite, and how to change that (FAV-02). */
export const useFavourite = (target: FavouriteTarget) => {
  const actor = useActor()
  const area = useSelector(actor, (snapshot) => snapshot)
  const isFavourite = useSelector(knownActor(area), (known) => isShownFavourite(area, known, target))
  return {
    isFavourite,
    toggle: () => actor.send({ type: 'favourite.chosen', target, isFavourite: !isFavourite }),
  }
}

/** Everything a citizen has chosen (FAV-01). */
export const useFavourites = () => {
  const actor = useActor()
  const area = useSelector(actor, (snapshot) => snapshot)
  const known = useSelector(knownActor(area), (snapshot) => snapshot)
  return {
    face: favouritesFace(area, known),
    failure: favouritesFailure(known),
    shown: shownFavourites(area, known),
    retry: () => actor.send({ type: 'retry.requested' }),
    refresh: () => actor.send({ type: 'refresh.requested' }),
  }
}

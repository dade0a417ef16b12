import { openKeyedReading } from '#application/kit/reading.ts'
import type { FlowGiven } from '#application/kit/app.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { FavouriteKind, FavouriteTarget } from '#domain/favourites/favourites.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { favouritesMachine, isShownFavourite, knownFavourites, shownFavourites } from './favourites.machine.ts'

/** The shared actor of the favourites: the first flow that needs it creates it, and it lives as long as the app. */
const favouritesOfApp = ({ piazza, ports }: FlowGiven) => {
  const { standing, user } = sessionNow(piazza)
  return piazza.open('favourites', favouritesMachine(ports), {
    isSignedIn: standing === 'authenticated',
    owner: user?.id,
  })
}

/** Whether something is a favourite, and the action that toggles it (FAV-02). */
export type HeartNow = Readonly<{ isFavourite: boolean; toggle: () => void }>

/** The favourite buttons of a screen, one per item; none in a town without favourites. */
export const openHearts = (scope: Scope): ((target: FavouriteTarget) => HeartNow | undefined) => {
  if (!isSwitchedOn(scope.ports.configuration, 'favourites')) return () => undefined
  const actor = favouritesOfApp(scope)
  scope.watch(actor)
  return (target) => {
    const isFavourite = () => isShownFavourite(actor.getSnapshot(), target)
    return {
      isFavourite: isFavourite(),
      toggle: () => actor.send({ type: 'favourite.chosen', target, isFavourite: !isFavourite() }),
    }
  }
}

/** All favourites; `kind` is the kind in the URL (FAV-01). */
export const openFavourites = (scope: Scope, first: FavouriteKind) => {
  const actor = favouritesOfApp(scope)
  const heart = openHearts(scope)
  const categories = openKeyedReading(scope, ({ contacts }, signal) => contacts.categories(signal), { isBeside: true })
  let kind = first
  const ask = (next: FavouriteKind) => {
    kind = next
    categories.show(kind === 'contact' ? kind : undefined)
  }
  ask(first)
  actor.send({ type: 'refresh.requested' })
  return {
    ask,
    now: () => {
      const area = actor.getSnapshot()
      const { face, failure, leftOut } = knownFavourites(area)
      return {
        kind,
        face,
        failure,
        /** How many of the server's could not be read (fault 55). */
        leftOut,
        shown: shownFavourites(area),
        /** The names of the categories of contacts, once known: contacts name theirs by id. */
        categories: categories.now()?.value,
        heart,
        retry: () => actor.send({ type: 'retry.requested' }),
        requireSignIn: sessionNow(scope.piazza).requireSignIn,
      }
    },
  }
}

export type FavouritesNow = ReturnType<ReturnType<typeof openFavourites>['now']>

import { type ActorRefFrom, createActor } from 'xstate'
import { favourites } from '#application/favourites/favourites.implementations.ts'
import type { favouritesMachine } from '#application/favourites/favourites.machine.ts'
import { favouritesFace, isShownFavourite, knownActor } from '#application/favourites/favourites.selectors.ts'
import type { FavouriteTarget } from '#domain/favourites/favourites.ts'
import { eventually } from '../eventually.ts'
import type { FavouriteTasks } from '../favourite-tasks.ts'
import { named } from './phrases.ts'
import type { Given } from './screens.ts'
import type { Window } from './window.ts'

type Actor = ActorRefFrom<typeof favouritesMachine>

/** The one actor of the favourites, as the first screen that needs it makes it. */
export const favouritesActor = ({ piazza, ports }: Pick<Given, 'piazza' | 'ports'>): Actor => {
  const actor = piazza.openFavourites((input) => createActor(favourites(ports), { input }))
  actor.start()
  return actor
}

export const knownOf = (actor: Actor) => knownActor(actor.getSnapshot())?.getSnapshot()
export const faceOf = (actor: Actor) => favouritesFace(actor.getSnapshot(), knownOf(actor))

export const favouriteTasks = (window: Window): FavouriteTasks => {
  const hearts = (): readonly FavouriteTarget[] => window.app().stage().hearts?.() ?? []
  const find = (name: string) => hearts().find(({ thing }) => named(thing.name) === name)
  const actor = () => favouritesActor(window.app())
  const isDown = (target: FavouriteTarget) => isShownFavourite(actor().getSnapshot(), knownOf(actor()), target)
  const tap = (target: FavouriteTarget) =>
    actor().send({ type: 'favourite.chosen', target, isFavourite: !isDown(target) })
  const beside = async (name: string): Promise<FavouriteTarget> => {
    const found = await eventually(
      `There should be a heart beside "${name}"`,
      async () => find(name),
      (one) => one !== undefined,
    )
    return found as FavouriteTarget
  }
  return {
    tapHeart: async (name) => tap(await beside(name)),
    tapHeartTwice: async (name) => {
      const target = await beside(name)
      tap(target)
      tap(target)
    },
    isFavourite: async (name) => {
      const target = find(name)
      return target && isDown(target)
    },
    names: async () => hearts().map(({ thing }) => named(thing.name)),
    tabs: async () => (window.app().stage().screen?.texts() ?? []).slice(0, 2),
    lookAt: async (tab) => {
      const actions = window.app().stage().screen?.actions?.() ?? {}
      Object.entries(actions).find(([label]) => label.startsWith(tab))?.[1]()
    },
    takeBack: async () => {
      const action = await eventually(
        'A message should offer to take something back',
        async () => window.app().announced.action(),
        (offered) => offered !== undefined,
      )
      action?.act(window.app().piazza)
    },
  }
}

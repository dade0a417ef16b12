import { favouritesFailure, shownFavourites } from '#application/favourites/favourites.selectors.ts'
import type { FavouriteKind, FavouriteTarget } from '#domain/favourites/favourites.ts'
import { formatsIn } from '#ui/app/formats.ts'
import { activityCard, contactCard } from '#ui/app/place-cards.ts'
import { favouritesOf, kindTexts } from '#ui/screens/favourites/favourites-texts.ts'
import { FAVOURITE_TABS, favouritesPath, favouriteTabFrom } from '#ui/screens/favourites/favourites-url.ts'
import { favouritesActor, faceOf, knownOf } from './favourite-tasks.ts'
import { failedLines } from './form-face.ts'
import { phrase, SPEAKER } from './phrases.ts'
import type { Closing, Given, Stage } from './screens.ts'

const ITALIAN = formatsIn('it')

const cardLines = (target: FavouriteTarget): readonly string[] => {
  const { kind, name, where } =
    target.kind === 'activity' ? activityCard(target.thing, SPEAKER) : contactCard(target.thing, SPEAKER)
  return [kind, name, where].filter((line) => line !== undefined)
}

/** The favourites without a screen. */
export const openFavourites = (stage: Stage, given: Given, first: string): Closing => {
  const actor = favouritesActor(given)
  actor.send({ type: 'refresh.requested' })
  let path = first
  const kind = () => favouriteTabFrom(path.split('?')[1] ?? '')
  const face = () => faceOf(actor)
  const shown = (of: FavouriteKind) => favouritesOf(of, shownFavourites(actor.getSnapshot(), knownOf(actor)), ITALIAN)
  const tabLines = () =>
    FAVOURITE_TABS.map((tab) =>
      face() === 'loaded' || face() === 'stale'
        ? phrase(kindTexts[tab].countedTab, { count: shown(tab).length })
        : phrase(kindTexts[tab].tab),
    )
  const panelLines = (): readonly string[] => {
    const cards = shown(kind()).flatMap(cardLines)
    const failed = failedLines(favouritesFailure(knownOf(actor)))
    const now = face()
    switch (now) {
      case 'loading':
        return []
      case 'failed':
      case 'missing':
        return cards.length === 0 ? failed : [...failed, phrase('favourites.ownOnly'), ...cards]
      case 'stale':
      case 'loaded':
        return cards.length > 0 ? cards : [phrase(kindTexts[kind()].empty), phrase(kindTexts[kind()].emptyText)]
      default:
        return now satisfies never
    }
  }
  stage.hearts = () => (face() === 'loading' ? [] : shown(kind()))
  stage.screen = {
    arrive: (to) => {
      path = to
    },
    texts: () => [...tabLines(), ...panelLines()],
    actions: () => ({
      ...Object.fromEntries(
        FAVOURITE_TABS.map((tab, at) => [tabLines()[at] ?? '', () => given.go(favouritesPath(tab), true)]),
      ),
      ...(face() === 'loaded' && shown(kind()).length === 0
        ? { [phrase(kindTexts[kind()].search)]: () => given.go(kindTexts[kind()].searchPath) }
        : {}),
      ...Object.fromEntries(
        shown(kind()).map((one) => {
          const { name, href } =
            one.kind === 'activity' ? activityCard(one.thing, SPEAKER) : contactCard(one.thing, SPEAKER)
          return [name, () => given.go(href)]
        }),
      ),
    }),
    retriable: () => [
      { hasFailed: face() === 'failed' || face() === 'missing', retry: () => actor.send({ type: 'retry.requested' }) },
    ],
  }
  return () => {
    // They live as long as the app does.
  }
}

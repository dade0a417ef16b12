import { type FavouritesNow, openFavourites } from '#application/town/favourites/favourites.flow.ts'
import type { FavouriteKind } from '#domain/favourites/favourites.ts'
import { type Empty, empty, type List } from '#ui/view/lists.ts'
import { toldApart } from '#ui/view/namesakes.ts'
import { aboveView, failedView } from '#ui/view/panels.ts'
import { type Above, type Failed, type Waiting, way } from '#ui/view/parts.ts'
import { type PlaceCardView, placeCardView } from '#ui/view/place-card.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import type { Speech } from '#ui/view/speech.ts'
import type { TabsView } from '#ui/view/tabs.ts'
import { favouritesOf, kindTexts } from './favourites-texts.ts'
import { FAVOURITE_TABS, favouritesPath, favouriteTabFrom } from './favourites-url.ts'
import { queryOfAddress } from '#ui/base/screens.ts'

type Cards = Readonly<{
  kind: 'cards'
  /** The messages above the favourites. */
  above: Above | Failed | undefined
  own: string | undefined
  list: List<PlaceCardView>
}>

/** The favourite activities and contacts of a citizen (FAV-01). */
export type FavouritesView = Readonly<{
  kind: 'page'
  title: string
  tabs: TabsView
  /** The current tab: another one starts at the top. */
  tab: Readonly<{ key: FavouriteKind; content: Waiting | Failed | Empty | Cards }>
}>

export const favouritesView = (now: FavouritesNow, speech: Speech, { go }: Pick<Here, 'go'>): FavouritesView => {
  const { say, formats } = speech
  // An unknown number is not shown.
  const isCounted = now.face === 'loaded' || now.face === 'stale'
  return {
    kind: 'page',
    title: say('favourites.title'),
    tabs: {
      kind: 'tabs',
      label: say('favourites.tabs'),
      tabs: FAVOURITE_TABS.map((key) => ({
        key,
        label: isCounted
          ? say(kindTexts[key].countedTab, { count: favouritesOf(key, now.shown, formats).length })
          : say(kindTexts[key].tab),
        isCurrent: key === now.kind,
        choose: () => go(favouritesPath(key), { replace: true }),
      })),
    },
    tab: { key: now.kind, content: contentView(now, speech) },
  }
}

const contentView = (now: FavouritesNow, speech: Speech): FavouritesView['tab']['content'] => {
  const { kind, face, failure, leftOut, categories, retry, heart } = now
  const { say, formats } = speech
  const texts = kindTexts[kind]
  const failed =
    face === 'failed' || face === 'missing'
      ? failedView(failure, { retry, signIn: now.requireSignIn }, speech)
      : undefined
  if (face === 'loading') return { kind: 'waiting' }
  const all = favouritesOf(kind, now.shown, formats)
  if (all.length === 0)
    return failed ?? empty(say(texts.empty), say(texts.emptyText), way(say(texts.search), texts.searchPath))
  return {
    kind: 'cards',
    above: failed ?? aboveView({ face, failure, leftOut, retry }, speech),
    own: failed && say('favourites.ownOnly'),
    list: {
      kind: 'list',
      label: say(texts.tab),
      rows: toldApart(
        all.map((one) => {
          const category = one.kind === 'contact' ? categories?.find(({ id }) => id === one.thing.category) : undefined
          return placeCardView(one, heart(one), speech, category?.name)
        }),
      ),
    },
  }
}

/** The favourites (FAV-01). */
export const screen = screenOf({
  query: (address) => favouriteTabFrom(queryOfAddress(address)),
  open: openFavourites,
  view: favouritesView,
})

import { type FavouritesNow, openFavourites } from '#application/town/favourites/favourites.flow.ts'
import { empty } from '#ui/view/lists.ts'
import { toldApart } from '#ui/view/namesakes.ts'
import { aboveView, failedView } from '#ui/view/panels.ts'
import { way } from '#ui/view/parts.ts'
import { placeCardView } from '#ui/view/place-card.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import type { Speech } from '#ui/view/speech.ts'
import { favouritesOf, KIND_TEXTS } from './favourites-texts.ts'
import { FAVOURITE_TABS, favouritesPath, favouriteTabFrom } from './favourites-url.ts'
import { queryOfAddress } from '#ui/base/screens.ts'

/** The favourite activities and contacts of a citizen (FAV-01). */
export const favouritesView = (now: FavouritesNow, speech: Speech, { go }: Pick<Here, 'go'>) => {
  const { say, formats } = speech
  // An unknown number is not shown.
  const isCounted = now.face === 'loaded' || now.face === 'stale'
  return {
    kind: 'page' as const,
    title: say('favourites.title'),
    tabs: {
      kind: 'tabs' as const,
      label: say('favourites.tabs'),
      tabs: FAVOURITE_TABS.map((key) => ({
        key,
        label: isCounted
          ? say(KIND_TEXTS[key].countedTab, { count: favouritesOf(key, now.shown, formats).length })
          : say(KIND_TEXTS[key].tab),
        isCurrent: key === now.kind,
        choose: () => go(favouritesPath(key), { replace: true }),
      })),
    },
    /** The current tab: another one starts at the top. */
    tab: { key: now.kind, content: contentView(now, speech) },
  }
}

export type FavouritesView = ReturnType<typeof favouritesView>

const contentView = (now: FavouritesNow, speech: Speech) => {
  const { kind, face, failure, leftOut, categories, retry, heart } = now
  const { say, formats } = speech
  const texts = KIND_TEXTS[kind]
  const failed =
    face === 'failed' || face === 'missing'
      ? failedView(failure, { retry, signIn: now.requireSignIn }, speech)
      : undefined
  if (face === 'loading') return { kind: 'waiting' as const }
  const all = favouritesOf(kind, now.shown, formats)
  if (all.length === 0)
    return failed ?? empty(say(texts.empty), say(texts.emptyText), way(say(texts.search), texts.searchPath))
  return {
    kind: 'cards' as const,
    /** The messages above the favourites. */
    above: failed ?? aboveView({ face, failure, leftOut, retry }, speech),
    own: failed && say('favourites.ownOnly'),
    list: {
      kind: 'list' as const,
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

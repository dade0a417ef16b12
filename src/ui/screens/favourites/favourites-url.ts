import type { FavouriteKind } from '#domain/favourites/favourites.ts'
import { SCREENS } from '#ui/base/screens.ts'

/** The tabs of the favourites, in their order (FAV-01). */
export const FAVOURITE_TABS = ['activity', 'contact'] as const satisfies readonly FavouriteKind[]

const [FIRST_TAB] = FAVOURITE_TABS
/** The names of the tabs in the URL. */
const NAMES: Readonly<Record<FavouriteKind, string>> = { activity: 'activities', contact: 'contacts' }

/** The tab of a URL; the first one where it is absent or unknown. */
export const favouriteTabFrom = (search: string): FavouriteKind => {
  const asked = new URLSearchParams(search).get('tab')
  return FAVOURITE_TABS.find((tab) => NAMES[tab] === asked) ?? FIRST_TAB
}

/** The URL of a tab; the first one has no parameter. */
export const favouritesPath = (tab: FavouriteKind): string =>
  tab === FIRST_TAB ? SCREENS.favourites.path : `${SCREENS.favourites.path}?tab=${NAMES[tab]}`

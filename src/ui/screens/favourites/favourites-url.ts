import type { FavouriteKind } from '#domain/favourites/favourites.ts'
import { SCREENS } from '#ui/app/screens.ts'

/** The tabs of the favourites, in their order (FAV-01). */
export const FAVOURITE_TABS = ['activity', 'contact'] as const satisfies readonly FavouriteKind[]

const [FIRST_TAB] = FAVOURITE_TABS
/** The tabs as the address names them. */
const NAMES: Readonly<Record<FavouriteKind, string>> = { activity: 'activities', contact: 'contacts' }

/** The tab that the query part of an address asks for; the first one where it asks for none that is known. */
export const favouriteTabFrom = (search: string): FavouriteKind => {
  const asked = new URLSearchParams(search).get('tab')
  return FAVOURITE_TABS.find((tab) => NAMES[tab] === asked) ?? FIRST_TAB
}

/** The address of a tab; the first one needs no naming. */
export const favouritesPath = (tab: FavouriteKind): string =>
  tab === FIRST_TAB ? SCREENS.favourites.path : `${SCREENS.favourites.path}?tab=${NAMES[tab]}`

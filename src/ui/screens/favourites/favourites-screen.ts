import { openFavourites } from '#application/favourites/favourites.flow.ts'
import { queryOfAddress } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { favouriteTabFrom } from './favourites-url.ts'
import { favouritesView } from './favourites-view.ts'

/** The favourites (FAV-01). */
export const screen = screenOf({
  query: (address) => favouriteTabFrom(queryOfAddress(address)),
  open: openFavourites,
  view: favouritesView,
})

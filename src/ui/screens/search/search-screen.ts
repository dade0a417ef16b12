import { openSearch } from '#application/search/search.flow.ts'
import { queryOfAddress } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { searchView } from './search-view.ts'
import { searchWishFrom } from './search-url.ts'

/** The global search (DIR-08). */
export const screen = screenOf({
  query: (address) => searchWishFrom(queryOfAddress(address)),
  open: openSearch,
  view: searchView,
})

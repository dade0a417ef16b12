import { openSearch } from '#application/search/search.flow.ts'
import { queryOfAddress } from '#ui/app/screens.ts'
import { GUIDES } from '#ui/documents/guide.ts'
import { type InterfaceLanguage, splitLanguage } from '#ui/language/languages.ts'
import { screenOf } from '#ui/view/screen.ts'
import { searchView } from './search-view.ts'
import { searchWishFrom } from './search-url.ts'

/** The global search (DIR-08). */
export const screen = screenOf({
  query: (address, path) => ({
    wish: searchWishFrom(queryOfAddress(address)),
    language: splitLanguage(path).language,
  }),
  open: (scope, first) =>
    openSearch((language: InterfaceLanguage) => GUIDES[language](scope.ports.configuration.name))(scope, first),
  view: searchView,
})

import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { RecentSearches, Searches } from '#application/ports/searches.ts'
import { searchMachine, searchProvincesMachine, searchResultsMachine } from './search.machine.ts'

export const search = ({
  searches,
  recentSearches,
}: Readonly<{ searches: Searches; recentSearches: RecentSearches }>) =>
  searchMachine.provide({
    actors: {
      results: searchResultsMachine.provide({
        actors: { load: fromReading(({ query }, signal) => searches.everything(query.text, signal)) },
      }),
      provinces: searchProvincesMachine.provide({
        actors: { load: fromReading(({ query }, signal) => searches.byProvince(query.text, signal)) },
      }),
      recall: fromPort(() => recentSearches.all()),
      keep: fromPort(({ text }) => recentSearches.keep(text)),
      forget: fromPort(() => recentSearches.forget()),
    },
  })

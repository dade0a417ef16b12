import type { Flow } from '#application/kit/flow.ts'
import { followMyTown } from '#application/my-town/my-town.flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/session/session-now.ts'
import { ownResultsFirst } from '#domain/directory/my-town.ts'
import type { ProvinceId } from '#domain/search/search.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { SearchWish } from './search-wish.ts'
import { search } from './search.implementations.ts'
import * as seen from './search.selectors.ts'

/** The global search while its screen is open; it publishes its query, and the URL follows (DIR-08). */
export const openSearch = (scope: Scope, first: SearchWish): Flow<SearchWish, SearchNow> => {
  const actor = scope.run(search(scope.ports), { wish: first })
  const town = followMyTown(scope)
  return {
    ask: (wish) => actor.send({ type: 'wish.changed', wish }),
    now: () => {
      const snapshot = actor.getSnapshot()
      const results = seen.resultsActor(snapshot)
      const provinces = seen.provincesActor(snapshot)
      const provincesNow = provinces?.getSnapshot()
      const found = seen.searchView(snapshot, results?.getSnapshot(), provincesNow)
      return {
        found: { ...found, groups: ownResultsFirst(found.groups, town()) },
        moment: scope.ports.clock.now(),
        typed: seen.typedText(snapshot),
        wish: seen.searchWish(snapshot),
        recent: seen.recentSearches(snapshot),
        isTooShort: seen.isTooShort(snapshot),
        offered: seen.offeredProvinces(provincesNow),
        haveProvincesFailed: seen.haveProvincesFailed(provincesNow),
        type: (text) => actor.send({ type: 'text.typed', text }),
        submit: () => actor.send({ type: 'search.submitted' }),
        lookIn: (province) => actor.send({ type: 'province.chosen', province }),
        chooseRecent: (text) => actor.send({ type: 'recent.chosen', text }),
        forgetRecent: () => actor.send({ type: 'recent.forgotten' }),
        take: () => actor.send({ type: 'result.taken' }),
        retry: () => ((found.failed === 'provinces' ? provinces : results) ?? actor).send({ type: 'retry.requested' }),
        retryProvinces: () => provinces?.send({ type: 'retry.requested' }),
        requireSignIn: sessionNow(scope.piazza).requireSignIn,
      }
    },
  }
}

export type SearchNow = Readonly<{
  found: seen.SearchView
  moment: Instant
  typed: string
  wish: SearchWish
  recent: readonly string[]
  isTooShort: boolean
  offered: readonly seen.OfferedProvince[]
  haveProvincesFailed: boolean
  type: (text: string) => void
  submit: () => void
  /** Undefined for all provinces. */
  lookIn: (province: ProvinceId | undefined) => void
  chooseRecent: (text: string) => void
  forgetRecent: () => void
  /** A result was opened: its search is added to the recent ones. */
  take: () => void
  retry: () => void
  retryProvinces: () => void
  requireSignIn: () => void
}>

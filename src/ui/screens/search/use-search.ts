import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useSearch as useQuery } from 'wouter'
import { search } from '#application/search/search.implementations.ts'
import * as seen from '#application/search/search.selectors.ts'
import type { ProvinceId } from '#domain/search/search.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { searchHref, searchWishFrom } from './search-url.ts'

/** The search while its screen is open: the address follows it, and leads it (DIR-08). */
export const useSearch = () => {
  const ports = usePorts()
  const [, navigate] = useLocation()
  const asked = searchHref(searchWishFrom(useQuery()))
  const wish = useMemo(() => searchWishFrom(asked.split('?')[1] ?? ''), [asked])
  const actor = useActorRef(
    useMemo(() => search(ports), [ports]),
    { input: { wish } },
  )
  useEffect(() => actor.send({ type: 'wish.changed', wish }), [actor, wish])
  const follow = useEffectEvent((address: string) => navigate(address, { replace: true }))
  useEffect(() => {
    const { unsubscribe } = actor.on('search.asked', (news) => follow(searchHref(news.wish)))
    return unsubscribe
  }, [actor])

  const snapshot = useSelector(actor, (now) => now)
  const results = useSelector(actor, seen.resultsActor)
  const provinces = useSelector(actor, seen.provincesActor)
  const resultsNow = useSelector(results, (now) => now)
  const provincesNow = useSelector(provinces, (now) => now)
  const view = seen.searchView(snapshot, resultsNow, provincesNow)
  return {
    view,
    typed: seen.typedText(snapshot),
    wish: seen.searchWish(snapshot),
    recent: seen.recentSearches(snapshot),
    isTooShort: seen.isTooShort(snapshot),
    offered: seen.offeredProvinces(provincesNow),
    haveProvincesFailed: seen.haveProvincesFailed(provincesNow),
    type: (text: string) => actor.send({ type: 'text.typed', text }),
    submit: () => actor.send({ type: 'search.submitted' }),
    choose: (province: ProvinceId | undefined) => actor.send({ type: 'province.chosen', province }),
    chooseRecent: (text: string) => actor.send({ type: 'recent.chosen', text }),
    forgetRecent: () => actor.send({ type: 'recent.forgotten' }),
    take: () => actor.send({ type: 'result.taken' }),
    retry: () => ((view.failed === 'provinces' ? provinces : results) ?? actor).send({ type: 'retry.requested' }),
    retryProvinces: () => provinces?.send({ type: 'retry.requested' }),
  }
}
export type SearchOnScreen = ReturnType<typeof useSearch>

import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ChosenOn } from '#application/places-map/places-map.machine.ts'
import { sheet } from '#application/sheet/sheet.implementations.ts'
import * as seen from '#application/sheet/sheet.selectors.ts'
import type { SheetItemId, SheetQuery } from '#domain/e015/sheet.ts'
import { type SheetFilters } from '#domain/e015/sheet-filters.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { sheetFiltersFrom, sheetHref } from './sheet-url.ts'

/** A sheet while it is looked at: the address follows what is typed, and leads all the rest. */
export const useSheet = (query: SheetQuery) => {
  const ports = usePorts()
  const [, navigate] = useLocation()
  const search = useSearch()
  const filters = useMemo(() => sheetFiltersFrom(search), [search])
  const actor = useActorRef(
    useMemo(() => sheet(ports), [ports]),
    { input: { query, filters } },
  )
  const { id, municipality } = query
  const change = (asked: SheetFilters) => navigate(sheetHref(id, municipality, asked), { replace: true })
  useEffect(() => actor.send({ type: 'filters.changed', filters }), [actor, filters])
  const follow = useEffectEvent(change)
  useEffect(() => {
    const { unsubscribe } = actor.on('sheet.filtered', (news) => follow(news.filters))
    return unsubscribe
  }, [actor])

  const reader = useSelector(actor, seen.readingActor)
  const typed = useSelector(actor, seen.typedActor)
  const verbs = useMemo(
    () => ({
      type: (text: string) => actor.send({ type: 'filter.typed', text }),
      retry: () => actor.send({ type: 'retry.requested' }),
      choose: (id: SheetItemId, on: ChosenOn) => actor.send({ type: 'item.chosen', id, on }),
      gather: (ids: readonly SheetItemId[]) => actor.send({ type: 'gathering.opened', ids }),
      drop: () => actor.send({ type: 'choice.dropped' }),
      mapFailed: () => actor.send({ type: 'map.failed' }),
      retryMap: () => actor.send({ type: 'map.retried' }),
    }),
    [actor],
  )
  return {
    face: useSelector(reader, seen.sheetFace),
    failure: useSelector(reader, seen.sheetFailure),
    sheet: useSelector(actor, seen.shownSheet),
    filters: useSelector(actor, seen.sheetFilters),
    typed: useSelector(typed, seen.typedText),
    changes: useSelector(actor, seen.flightChanges),
    chosen: useSelector(actor, seen.chosenItemId),
    chosenOn: useSelector(actor, seen.chosenItemOn),
    gathered: useSelector(actor, seen.gatheredItemIds),
    isMapCrashed: useSelector(actor, seen.isSheetMapCrashed),
    change,
    verbs,
  }
}
export type SheetState = ReturnType<typeof useSheet>

import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { placesMap } from '#application/places-map/places-map.implementations.ts'
import type { ChosenOn, placesMapMachine } from '#application/places-map/places-map.machine.ts'
import {
  chosenId,
  chosenOn,
  gatheredIds,
  isLocating,
  isMapCrashed,
  placelessCount,
  placesActor,
  placesFace,
  placesFailure,
  positionFailure,
  shownPlaces,
} from '#application/places-map/places-map.selectors.ts'
import { type DirectoryFilter, isSameFilter } from '#domain/directory/directory-query.ts'
import type { MappedId, MappedKind } from '#domain/directory/mapped.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'

export type PlacesMapActor = ActorRefFrom<typeof placesMapMachine>

/** The places on a map while they are on show, which follow what is asked for. */
export const usePlacesMap = (kind: MappedKind, filter: DirectoryFilter) => {
  const ports = usePorts()
  const actor: PlacesMapActor = useActorRef(
    useMemo(() => placesMap(ports), [ports]),
    { input: { query: { kind, filter } } },
  )
  useEffect(() => {
    const { query } = actor.getSnapshot().context
    if (query.kind !== kind || !isSameFilter(query.filter, filter))
      actor.send({ type: 'query.changed', query: { kind, filter } })
  }, [actor, kind, filter])
  const reader = useSelector(actor, placesActor)
  const id = useSelector(actor, chosenId)
  const gathered = useSelector(actor, gatheredIds)
  const places = useSelector(reader, shownPlaces)
  const chosen = useMemo(() => (id === undefined ? undefined : places.find((place) => place.id === id)), [places, id])
  const among = useMemo(() => places.filter((place) => gathered.includes(place.id)), [places, gathered])
  const verbs = useMemo(
    () => ({
      choose: (id: MappedId, on: ChosenOn) => actor.send({ type: 'place.chosen', id, on }),
      gather: (ids: readonly MappedId[]) => actor.send({ type: 'gathering.opened', ids }),
      drop: () => actor.send({ type: 'choice.dropped' }),
      locate: () => actor.send({ type: 'position.requested' }),
      dismiss: () => actor.send({ type: 'positionFailure.dismissed' }),
      retry: () => actor.send({ type: 'retry.requested' }),
      mapFailed: () => actor.send({ type: 'map.failed' }),
      retryMap: () => actor.send({ type: 'map.retried' }),
    }),
    [actor],
  )
  return {
    actor,
    face: useSelector(reader, placesFace),
    failure: useSelector(reader, placesFailure),
    places,
    placeless: useSelector(reader, placelessCount),
    chosen,
    chosenOn: useSelector(actor, chosenOn),
    among,
    isLocating: useSelector(actor, isLocating),
    positionFailure: useSelector(actor, positionFailure),
    isMapCrashed: useSelector(actor, isMapCrashed),
    verbs,
  }
}
export type PlacesMapState = ReturnType<typeof usePlacesMap>

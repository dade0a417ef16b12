import * as seen from './places-map.selectors.ts'
import { type HeartNow, openHearts } from '#application/town/favourites/favourites.flow.ts'
import type { Flow } from '#application/kit/flow.ts'
import { minuteOf } from '#application/kit/minutes.ts'
import { remembered } from '#application/kit/remembered.ts'
import { type ResourceNow, resourceNow } from '#application/kit/resource.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import { openSharing, type SharingNow } from '#application/app/sharing/sharing.flow.ts'
import { openKnownPosition } from '#application/town/whereabouts/known-position.flow.ts'
import { isSameFilter } from '#domain/directory/directory-query.ts'
import type { MappedId } from '#domain/directory/mapped.ts'
import { placesInView, soughtPlaces } from '#domain/directory/sought-places.ts'
import type { FavouriteTarget } from '#domain/favourites/favourites.ts'
import type { Bounds } from '#domain/places/bounds.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { followMap, type ToldMap } from './follow-map.ts'
import { type ChosenOn, placesMapMachine, type PlacesQuery } from './places-map.machine.ts'

/** Places on a map and in the list beside it, while they are shown (DIR-04). */
export const openPlacesMap = (
  scope: Scope,
  { words, ...first }: PlacesQuery & Readonly<{ words: string }>,
): Flow<PlacesQuery, PlacesMapNow> => {
  const actor = scope.run(placesMapMachine(scope.ports), { query: first, words })
  const sought = remembered(soughtPlaces)
  const inView = remembered(placesInView)
  const heart = openHearts(scope)
  const sharing = openSharing(scope)
  const known = openKnownPosition(scope)
  /** Stable for the lifetime of the flow. */
  const verbs = {
    /** Searches among the places. */
    seek: (typed: string) => actor.send({ type: 'words.typed', words: typed }),
    /** The citizen moved the map; undefined: all places are in view. */
    move: (bounds: Bounds | undefined) => actor.send({ type: 'view.moved', inView: bounds }),
    choose: (id: MappedId, on: ChosenOn) => actor.send({ type: 'place.chosen', id, on }),
    gather: (ids: readonly MappedId[]) => actor.send({ type: 'gathering.opened', ids }),
    drop: () => actor.send({ type: 'choice.dropped' }),
    locate: () => actor.send({ type: 'position.requested' }),
    dismiss: () => actor.send({ type: 'positionFailure.dismissed' }),
    retry: () => actor.send({ type: 'retry.requested' }),
    mapFailed: () => actor.send({ type: 'map.failed' }),
    retryMap: () => actor.send({ type: 'map.retried' }),
    /** Updates a map until the returned function is called. */
    follow: (map: ToldMap) => followMap(actor, map),
    heart,
    sharing,
  }
  return {
    ask: (query) => {
      const { query: now } = actor.getSnapshot().context
      if (now.kind !== query.kind || !isSameFilter(now.filter, query.filter))
        actor.send({ type: 'query.changed', query })
    },
    now: () => {
      const snapshot = actor.getSnapshot()
      const read = snapshot.children.places?.getSnapshot()
      const { failure, leftOut } = resourceNow(read)
      const all = seen.shownPlaces(read)
      const bounds = snapshot.context.inView
      const found = sought(all, snapshot.context.words)
      const id = seen.chosenId(snapshot)
      return {
        kind: snapshot.context.query.kind,
        face: seen.placesFace(read),
        failure,
        leftOut,
        places: inView(found, bounds),
        words: snapshot.context.words,
        isAllInView: bounds === undefined,
        placeless: seen.placelessCount(read),
        chosen: id === undefined ? undefined : all.find((place) => place.id === id),
        chosenOn: snapshot.context.choice.on,
        among: seen.placesOf(read, seen.gatheredIds(snapshot)),
        isLocating: snapshot.matches({ position: 'locating' }),
        positionFailure: snapshot.context.positionFailure,
        isMapCrashed: snapshot.matches({ map: 'crashed' }),
        here: snapshot.context.position ?? known(),
        moment: minuteOf(scope.ports.clock.now()),
        verbs,
      }
    },
  }
}

export type PlacesMapVerbs = Readonly<{
  seek: (typed: string) => void
  move: (bounds: Bounds | undefined) => void
  choose: (id: MappedId, on: ChosenOn) => void
  gather: (ids: readonly MappedId[]) => void
  drop: () => void
  locate: () => void
  dismiss: () => void
  retry: () => void
  mapFailed: () => void
  retryMap: () => void
  follow: (map: ToldMap) => () => void
  /** The favourite toggle of a place. */
  heart: (target: FavouriteTarget) => HeartNow | undefined
  /** Sharing the page at an address. */
  sharing: (path: string) => SharingNow
}>

export type PlacesMapNow = Readonly<{
  kind: PlacesQuery['kind']
  face: seen.PlacesFace
  failure: ResourceNow<unknown>['failure']
  /** The number that could not be read (fault 55). */
  leftOut: number
  /** The places of the list: those with the words, as far as they are in view. */
  places: ReturnType<typeof seen.shownPlaces>
  /** What the citizen searches for among them. */
  words: string
  /** Whether the map shows all of them. */
  isAllInView: boolean
  /** The number without a valid place (fault 46). */
  placeless: number
  chosen: ReturnType<typeof seen.shownPlaces>[number] | undefined
  chosenOn: ChosenOn
  /** The places on the same spot, while the citizen chooses among them. */
  among: ReturnType<typeof seen.placesOf>
  isLocating: boolean
  /** Why the citizen's position is unknown, once it was requested (fault 45). */
  positionFailure: PositionFailure | Unexpected | undefined
  isMapCrashed: boolean
  /** Where the citizen is, once they asked for it or where the device says so unasked. */
  here: Coordinates | undefined
  /** The minute: what depends on it stays the same within one. */
  moment: Instant
  verbs: PlacesMapVerbs
}>

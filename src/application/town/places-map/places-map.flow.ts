import * as seen from './places-map.selectors.ts'
import { openHearts } from '#application/town/favourites/favourites.flow.ts'
import { minuteOf } from '#application/kit/minutes.ts'
import { remembered } from '#application/kit/remembered.ts'
import { resourceNow } from '#application/kit/resource.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openSharing } from '#application/app/sharing/sharing.flow.ts'
import { openKnownPosition } from '#application/town/whereabouts/known-position.flow.ts'
import { isSameFilter } from '#domain/directory/directory-query.ts'
import type { MappedId } from '#domain/directory/mapped.ts'
import { placesInView, soughtPlaces } from '#domain/directory/sought-places.ts'
import type { Bounds } from '#domain/places/bounds.ts'
import { followMap, type ToldMap } from './follow-map.ts'
import { type ChosenOn, placesMapMachine, type PlacesQuery } from './places-map.machine.ts'

/** Places on a map and in the list beside it, while they are shown (DIR-04). */
export const openPlacesMap = (scope: Scope, { words, ...first }: PlacesQuery & Readonly<{ words: string }>) => {
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
    /** The favourite toggle of a place. */
    heart,
    /** Sharing the page at an address. */
    sharing,
  }
  return {
    ask: (query: PlacesQuery) => {
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
        /** The number that could not be read (fault 55). */
        leftOut,
        /** The places of the list: those with the words, as far as they are in view. */
        places: inView(found, bounds),
        /** What the citizen searches for among them. */
        words: snapshot.context.words,
        /** Whether the map shows all of them. */
        isAllInView: bounds === undefined,
        /** The number without a valid place (fault 46). */
        placeless: seen.placelessCount(read),
        chosen: id === undefined ? undefined : all.find((place) => place.id === id),
        chosenOn: snapshot.context.choice.on,
        /** The places on the same spot, while the citizen chooses among them. */
        among: seen.placesOf(read, seen.gatheredIds(snapshot)),
        isLocating: snapshot.matches({ position: 'locating' }),
        /** Why the citizen's position is unknown, once it was requested (fault 45). */
        positionFailure: snapshot.context.positionFailure,
        isMapCrashed: snapshot.matches({ map: 'crashed' }),
        /** Where the citizen is, once they asked for it or where the device says so unasked. */
        here: snapshot.context.position ?? known(),
        /** The minute: what depends on it stays the same within one. */
        moment: minuteOf(scope.ports.clock.now()),
        verbs,
      }
    },
  }
}

export type PlacesMapNow = ReturnType<ReturnType<typeof openPlacesMap>['now']>
export type PlacesMapVerbs = PlacesMapNow['verbs']

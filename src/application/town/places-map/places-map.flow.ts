import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { openHearts } from '#application/town/favourites/favourites.flow.ts'
import { minuteOf } from '#application/kit/minutes.ts'
import { present } from '#application/kit/present.ts'
import { readAll } from '#application/kit/read-pages.ts'
import { openKeyedReading } from '#application/kit/reading.ts'
import { remembered } from '#application/kit/remembered.ts'
import type { ResourceFace } from '#application/kit/resource.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openSharing } from '#application/app/sharing/sharing.flow.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import { openKnownPosition, openPosition } from '#application/town/whereabouts/position.flow.ts'
import {
  DEFAULT_DIRECTORY_QUERY,
  type DirectoryFilter,
  isSameFilter,
  MAP_PAGE_SIZE,
} from '#domain/directory/directory-query.ts'
import {
  mappedActivity,
  mappedContact,
  type MappedId,
  type MappedKind,
  type MappedPlaces,
  mappedPlaces,
} from '#domain/directory/mapped.ts'
import { placesInView, soughtPlaces } from '#domain/directory/sought-places.ts'
import type { Bounds } from '#domain/places/bounds.ts'
import { followMap, type ShownOnMap, type ToldMap } from './follow-map.ts'
import { openMapChoice } from './map-choice.ts'

/** The query of the map. */
export type PlacesQuery = Readonly<{ kind: MappedKind; filter: DirectoryFilter }>

/**
 * [decided] The contract has no coordinates of activities: they are read in the order of their list, page by page, so
 * that the map shows the same activities.
 */
const read = (
  { contacts, activities }: Pick<Ports, 'contacts' | 'activities'>,
  { kind, filter }: PlacesQuery,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure, MappedPlaces> => {
  if (kind === 'contacts')
    return pipe(
      contacts.all(filter, signal),
      TaskEither.map((all) => mappedPlaces(all.map(mappedContact))),
    )
  const query = { ...DEFAULT_DIRECTORY_QUERY, ...filter }
  return pipe(
    readAll((number) => activities.page(query, number, signal, MAP_PAGE_SIZE), MAP_PAGE_SIZE),
    TaskEither.map((all) => mappedPlaces(all.map(mappedActivity))),
  )
}

/** `empty`: no match has a place. */
export type PlacesFace = 'loading' | 'failed' | 'empty' | 'full' | 'stale'

const placesFace = (face: ResourceFace, { places }: MappedPlaces): PlacesFace => {
  if (face === 'missing') return 'failed'
  return face === 'loaded' ? (places.length === 0 ? 'empty' : 'full') : face
}

const NOTHING: MappedPlaces = { places: [], placeless: 0 }

/**
 * Places on a map and in the list beside it, while they are shown (DIR-04): the places, the choice, the citizen's position,
 * and the map itself. They are independent: a crashed map or a refused position leaves the list as it is (faults 45, 47).
 */
export const openPlacesMap = (scope: Scope, { words: typed, ...first }: PlacesQuery & Readonly<{ words: string }>) => {
  let [query, words, bounds]: [PlacesQuery, string, Bounds | undefined] = [first, typed, undefined]
  const followers = new Set<(now: ShownOnMap) => void>()
  const tell = (): void => {
    for (const follower of followers) follower(shownNow())
  }
  const changed = (): void => {
    tell()
    scope.changed()
  }
  const places = openKeyedReading<MappedPlaces, string>(scope, (ports, signal) => read(ports, query, signal), {
    heard: tell,
  })
  const readPlaces = () => places.show(`${query.kind} ${query.filter.municipality} ${query.filter.category}`)
  readPlaces()
  const { now: choiceNow, ...choose } = openMapChoice<MappedId>(changed)
  const position = openPosition(scope, tell)
  const known = openKnownPosition(scope)
  const sought = remembered(soughtPlaces)
  const inView = remembered(placesInView)
  const heart = openHearts(scope)
  const sharing = openSharing(scope)
  const readNow = () => present(places.now())
  const valueNow = (): MappedPlaces => readNow().value ?? NOTHING
  const shownNow = (): ShownOnMap => {
    const { places: all } = valueNow()
    const { chosen, chosenOn } = choiceNow()
    return {
      found: sought(all, words),
      inView: bounds,
      chosen: chosen === undefined ? undefined : all.find(({ id }) => id === chosen),
      chosenOn,
      here: position.now().position,
    }
  }
  /** Stable for the lifetime of the flow. */
  const verbs = {
    /** Searches among the places: choosing ends, and all of them are in view. */
    seek: (text: string): void => {
      words = text
      bounds = undefined
      choose.drop()
    },
    /** The citizen moved the map; undefined: all places are in view. */
    move: (view: Bounds | undefined): void => {
      bounds = view
      changed()
    },
    ...choose,
    locate: position.locate,
    dismiss: position.dismiss,
    retry: (): void => readNow().retry(),
    /** Updates a map until the returned function is called. */
    follow: (map: ToldMap): (() => void) => {
      const follower = followMap(map)
      followers.add(follower)
      follower(shownNow())
      return () => void followers.delete(follower)
    },
    /** The favourite toggle of a place. */
    heart,
    /** Sharing the page at an address. */
    sharing,
  }
  return {
    ask: (next: PlacesQuery): void => {
      if (query.kind === next.kind && isSameFilter(query.filter, next.filter)) return
      query = next
      bounds = undefined
      readPlaces()
      // What was chosen may be gone.
      choose.drop()
    },
    now: () => {
      const { face, failure, leftOut = 0 } = readNow()
      const { places: all, placeless } = valueNow()
      const { found, chosen, here } = shownNow()
      const { chosenOn, gathered, isMapCrashed } = choiceNow()
      const { isLocating, failure: positionFailure } = position.now()
      return {
        kind: query.kind,
        face: placesFace(face, valueNow()),
        failure,
        /** The number that could not be read (fault 55). */
        leftOut,
        /** The places of the list: those with the words, as far as they are in view. */
        places: inView(found, bounds),
        /** What the citizen searches for among them. */
        words,
        /** Whether the map shows all of them. */
        isAllInView: bounds === undefined,
        /** The number without a valid place (fault 46). */
        placeless,
        chosen,
        chosenOn,
        /** The places on the same spot, in list order, while the citizen chooses among them. */
        among: all.filter(({ id }) => gathered.includes(id)),
        isLocating,
        /** Why the citizen's position is unknown, once it was requested (fault 45). */
        positionFailure,
        isMapCrashed,
        /** Where the citizen is, once they asked for it or where the device says so unasked. */
        here: here ?? known(),
        /** The minute: what depends on it stays the same within one. */
        moment: minuteOf(scope.ports.clock.now()),
        verbs,
      }
    },
  }
}

export type PlacesMapNow = ReturnType<ReturnType<typeof openPlacesMap>['now']>
export type PlacesMapVerbs = PlacesMapNow['verbs']

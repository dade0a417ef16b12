import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { leftOutOf } from '#application/kit/left-out.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import type { Mapped, MappedId, MappedPlaces } from '#domain/directory/mapped.ts'
import type { Bounds } from '#domain/places/bounds.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { ChosenOn, placesMachine, placesMapMachine } from './places-map.machine.ts'

type Snapshot = SnapshotFrom<typeof placesMapMachine>
type Read = SnapshotFrom<typeof placesMachine>

/** The actor that reads the places; undefined after a breakdown. */
export const placesActor = (snapshot: Snapshot): ActorRefFrom<typeof placesMachine> | undefined =>
  snapshot.children.places

/** `empty`: no match has a place. */
export type PlacesFace = 'loading' | 'failed' | 'empty' | 'full' | 'stale'

const NONE: MappedPlaces = { places: [], placeless: 0 }

/** All places that were read. */
export const shownPlaces = (read: Read | undefined): readonly Mapped[] => (read?.context.value ?? NONE).places
/** The number without a valid place (fault 46). */
export const placelessCount = (read: Read | undefined): number => (read?.context.value ?? NONE).placeless

export const placesFace = (read: Read | undefined): PlacesFace => {
  if (read === undefined) return 'failed'
  const face = resourceFace(read)
  if (face === 'missing') return 'failed'
  return face === 'loaded' ? (shownPlaces(read).length === 0 ? 'empty' : 'full') : face
}
/** The number that could not be read (fault 55). */
export const placesLeftOut = (read: Read | undefined): number => leftOutOf(read?.context.value)
export const placesFailure = (read: Read | undefined): RequestFailure | Unexpected | undefined => read?.context.failure

/** What the citizen searches for among the places. */
export const soughtWords = (snapshot: Snapshot): string => snapshot.context.words
/** The part of the map that the citizen moved to; undefined: all places are in view. */
export const boundsInView = (snapshot: Snapshot): Bounds | undefined => snapshot.context.inView

/** The id of the selected place. */
export const chosenId = (snapshot: Snapshot): MappedId | undefined =>
  snapshot.matches({ choice: 'one' }) ? snapshot.context.choice.ids[0] : undefined
export const chosenOn = (snapshot: Snapshot): ChosenOn => snapshot.context.choice.on

const NOBODY: readonly MappedId[] = []
/** The ids of the places on the same spot, while the citizen chooses among them. */
export const gatheredIds = (snapshot: Snapshot): readonly MappedId[] =>
  snapshot.matches({ choice: 'several' }) ? snapshot.context.choice.ids : NOBODY

/** The places with these ids, in list order. */
export const placesOf = (read: Read | undefined, ids: readonly MappedId[]): readonly Mapped[] =>
  ids.length === 0 ? [] : shownPlaces(read).filter(({ id }) => ids.includes(id))

export const isLocating = (snapshot: Snapshot): boolean => snapshot.matches({ position: 'locating' })
export const ownPosition = (snapshot: Snapshot): Coordinates | undefined => snapshot.context.position
/** Why the citizen's position is unknown, once it was requested (fault 45). */
export const positionFailure = (snapshot: Snapshot): PositionFailure | Unexpected | undefined =>
  snapshot.context.positionFailure
/** Whether the map has crashed, and only the list is left (fault 47). */
export const isMapCrashed = (snapshot: Snapshot): boolean => snapshot.matches({ map: 'crashed' })

import type { SnapshotFrom } from 'xstate'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { Mapped, MappedId, MappedPlaces } from '#domain/directory/mapped.ts'
import type { placesMachine, placesMapMachine } from './places-map.machine.ts'

type Snapshot = SnapshotFrom<typeof placesMapMachine>
type Read = SnapshotFrom<typeof placesMachine>

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

/** The id of the selected place. */
export const chosenId = (snapshot: Snapshot): MappedId | undefined =>
  snapshot.matches({ choice: 'one' }) ? snapshot.context.choice.ids[0] : undefined

const NOBODY: readonly MappedId[] = []
/** The ids of the places on the same spot, while the citizen chooses among them. */
export const gatheredIds = (snapshot: Snapshot): readonly MappedId[] =>
  snapshot.matches({ choice: 'several' }) ? snapshot.context.choice.ids : NOBODY

/** The places with these ids, in list order. */
export const placesOf = (read: Read | undefined, ids: readonly MappedId[]): readonly Mapped[] =>
  ids.length === 0 ? [] : shownPlaces(read).filter(({ id }) => ids.includes(id))

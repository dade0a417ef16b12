import type { Mapped, MappedId } from '#domain/directory/mapped.ts'
import type { Bounds } from '#domain/places/bounds.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { AnyMapHandle, AnyMapOptions, MapsOf } from './maps.ts'

export type PlacesMapOptions = AnyMapOptions &
  Readonly<{
    /** The candidate addresses of an icon: each is the fallback of the one before it. */
    iconAddresses: (icon: string | undefined) => readonly string[]
    /** The centre of the view that shows all places; by default the centre of the places. */
    centre?: Coordinates | undefined
    /** Formats the number of a cluster. */
    count: (places: number) => string
    /** A place was selected on the map; undefined when the map itself was pressed. */
    onChosen: (id: MappedId | undefined) => void
    /**
     * The citizen has moved the map: what of the earth is in view. Movements that follow a choice or new places are not
     * told.
     */
    onMoved?: ((inView: Bounds) => void) | undefined
    /** Places so close that no zoom level separates them. */
    onGathered: (ids: readonly MappedId[]) => void
  }>

/** A map of many places on the page. Close places form a cluster with their number, until the zoom separates them. */
export type PlacesMapHandle = AnyMapHandle &
  Readonly<{
    /** Replaces the places; the map shows all of them. */
    show: (places: readonly Mapped[]) => void
    /** Marks one place or none; centres it, or only scrolls it into view. */
    mark: (place: Mapped | undefined, bring: 'middle' | 'sight') => void
    /** The citizen's position, in the centre; undefined: unknown. */
    here: (position: Coordinates | undefined) => void
    /** Restores the view of all places. */
    fit: () => void
  }>

/** Maps of many places (DIR-04). */
export type PlacesMaps = MapsOf<PlacesMapOptions, PlacesMapHandle>

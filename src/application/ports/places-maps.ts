import type { Mapped, MappedId } from '#domain/directory/mapped.ts'
import type { Bounds } from '#domain/places/bounds.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { MapColours, MapGround } from './maps.ts'

export type PlacesMapOptions = Readonly<{
  colours: MapColours
  /** The font family of its labels, as a CSS value. */
  font: string
  /** The candidate addresses of an icon: each is the fallback of the one before it. */
  iconAddresses: (icon: string | undefined) => readonly string[]
  /** The centre of the view that shows all places; by default the centre of the places. */
  centre?: Coordinates | undefined
  /** Formats the number of a cluster. */
  count: (places: number) => string
  /** Called once the map is drawn for the first time. */
  onReady: () => void
  /** Called when the map cannot be drawn, or crashes later; its element is then empty (fault 47). */
  onFailed: () => void
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
export type PlacesMapHandle = Readonly<{
  /** Replaces the places; the map shows all of them. */
  show: (places: readonly Mapped[]) => void
  /** Marks one place or none; centres it, or only scrolls it into view. */
  mark: (place: Mapped | undefined, bring: 'middle' | 'sight') => void
  /** The citizen's position, in the centre; undefined: unknown. */
  here: (position: Coordinates | undefined) => void
  /** Zooms by this many levels; negative levels zoom out. */
  zoom: (levels: number) => void
  /** Restores the view of all places. */
  fit: () => void
  destroy: () => void
}>

/** Draws maps of many places in an element of the page, which must have a size and be focusable (DIR-04). */
export interface PlacesMaps {
  readonly ground: MapGround
  /** Fetches what draws a map ahead, as one is about to be shown; a failure is left to `mount`. */
  readonly prepare: () => void
  readonly mount: (element: HTMLElement, options: PlacesMapOptions) => PlacesMapHandle
}

import type { Mapped, MappedId } from '#domain/directory/mapped.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { MapColours } from './maps.ts'

export type PlacesMapOptions = Readonly<{
  colours: MapColours
  /** The family of its words, as CSS says it. */
  font: string
  /** The addresses of an icon's picture: each stands in where the one before it does not come. */
  iconAddresses: (icon: string | undefined) => readonly string[]
  /** What is in the middle while all the places are in sight; their own middle where it is not said. */
  centre?: Coordinates | undefined
  /** How a number of places is written. */
  count: (places: number) => string
  /** Once it is drawn for the first time. */
  onReady: () => void
  /** When it cannot be drawn, or stops being drawn; nothing of it is left in its element then (fault 47). */
  onFailed: () => void
  /** A place was chosen on the map; none when the ground was. */
  onChosen: (id: MappedId | undefined) => void
  /** Places that stand so close that no zoom tells them apart. */
  onGathered: (ids: readonly MappedId[]) => void
}>

/** A map of many places that is shown. Those that stand close are one, with their number, until one looks closer. */
export type PlacesMapHandle = Readonly<{
  /** These and no others; the map shows them all. */
  show: (places: readonly Mapped[]) => void
  /** Marks one, or none; brings it to the middle, or only into sight. */
  mark: (place: Mapped | undefined, bring: 'middle' | 'sight') => void
  /** Where the citizen is, in the middle; undefined: not known. */
  here: (position: Coordinates | undefined) => void
  /** By so many levels; negative ones go away from the ground. */
  zoom: (levels: number) => void
  /** Back to where all the places are in sight. */
  fit: () => void
  destroy: () => void
}>

/** Draws maps of many places in an element of the page, which must have a size and can take the focus (DIR-04). */
export interface PlacesMaps {
  /** Who drew the ground, where someone else did. */
  readonly attribution: string | undefined
  readonly mount: (element: HTMLElement, options: PlacesMapOptions) => PlacesMapHandle
}

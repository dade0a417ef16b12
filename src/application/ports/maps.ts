import type { Coordinates } from '#domain/places/coordinates.ts'

/** The kind of a marker: selects its icon. */
export type MarkerKind = 'place' | 'works'

export type Marker = Readonly<{ position: Coordinates; label: string; kind: MarkerKind }>

/** The colours of a map, as CSS values. */
export type MapColours = Readonly<{
  land: string
  water: string
  wood: string
  road: string
  path: string
  /** The labels of the map and of its markers. */
  words: string
  label: string
  halo: string
  markers: Readonly<Record<MarkerKind, string>>
  ink: string
}>

export type MapOptions = Readonly<{
  centre: Coordinates
  markers: readonly Marker[]
  colours: MapColours
  /** The font family of its labels, as a CSS value. */
  font: string
  /** Called once the map is drawn for the first time. */
  onReady: () => void
  /** Called when the map cannot be drawn, or crashes later; its element is then empty (fault 47). */
  onFailed: () => void
}>

/** A map on the page. */
export type MapHandle = Readonly<{
  /** Zooms by this many levels; negative levels zoom out. */
  zoom: (levels: number) => void
  /** Restores the initial view. */
  recentre: () => void
  destroy: () => void
}>

/** What maps stand on: the tiles of a service, with their attribution; a map drawn by hand; or nothing but the places. */
export type MapGround = Readonly<{ kind: 'tiles'; attribution: string }> | Readonly<{ kind: 'drawn' | 'plain' }>

/** Draws maps in an element of the page, which must have a size and be focusable. */
export interface Maps {
  readonly ground: MapGround
  /** Fetches what draws a map ahead, as one is about to be shown; a failure is left to `mount`. */
  readonly prepare: () => void
  readonly mount: (element: HTMLElement, options: MapOptions) => MapHandle
}

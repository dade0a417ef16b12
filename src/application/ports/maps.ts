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

/** What maps of either kind are drawn with. */
export type AnyMapOptions = Readonly<{
  colours: MapColours
  /** The font family of its labels, as a CSS value. */
  font: string
  /** Called once the map is drawn for the first time. */
  onReady: () => void
  /** Called when the map cannot be drawn, or crashes later; its element is then empty (fault 47). */
  onFailed: () => void
}>
export type MapOptions = AnyMapOptions & Readonly<{ centre: Coordinates; markers: readonly Marker[] }>

/** A map of either kind on the page. */
export type AnyMapHandle = Readonly<{
  /** Zooms by this many levels; negative levels zoom out. */
  zoom: (levels: number) => void
  destroy: () => void
}>
export type MapHandle = AnyMapHandle &
  Readonly<{
    /** Restores the initial view. */
    recentre: () => void
  }>

/** What maps stand on: the tiles of a service, with their attribution; a map drawn by hand; or nothing but the places. */
export type MapGround = Readonly<{ kind: 'tiles'; attribution: string }> | Readonly<{ kind: 'drawn' | 'plain' }>

/** Draws maps of one kind in an element of the page, which must have a size and be focusable. */
export interface MapsOf<Options, Handle> {
  readonly ground: MapGround
  /** Fetches what draws a map ahead, as one is about to be shown; a failure is left to `mount`. */
  readonly prepare: () => void
  readonly mount: (element: HTMLElement, options: Options) => Handle
}
/** Maps of a place or a few. */
export type Maps = MapsOf<MapOptions, MapHandle>

import type { Coordinates } from '#domain/places/coordinates.ts'

/** What a marker stands for: chooses its sign. */
export type MarkerKind = 'place' | 'works'

export type Marker = Readonly<{ position: Coordinates; label: string; kind: MarkerKind }>

/** The colours a map is drawn with, as CSS says them. */
export type MapColours = Readonly<{
  land: string
  water: string
  wood: string
  road: string
  path: string
  /** The names of the ground, and of what is marked on it. */
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
  /** The family of its words, as CSS says it. */
  font: string
  /** Once it is drawn for the first time. */
  onReady: () => void
  /** When it cannot be drawn, or stops being drawn; nothing of it is left in its element then (fault 47). */
  onFailed: () => void
}>

/** A map that is shown. */
export type MapHandle = Readonly<{
  /** By so many levels; negative ones go away from the ground. */
  zoom: (levels: number) => void
  /** Back to where it began. */
  recentre: () => void
  destroy: () => void
}>

/** Draws maps in an element of the page, which must have a size and can take the focus. */
export interface Maps {
  /** Who drew the ground, where someone else did. */
  readonly attribution: string | undefined
  readonly mount: (element: HTMLElement, options: MapOptions) => MapHandle
}

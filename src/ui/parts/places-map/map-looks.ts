import type { MapColours } from '#application/ports/maps.ts'
import { color } from '#ui/theme/tokens.ts'

/** The colours of every map. */
export const MAP_COLOURS: MapColours = {
  land: color.surface,
  water: '#123356',
  wood: '#16303A',
  road: '#46587F',
  path: '#31405F',
  words: color.muted,
  label: color.text,
  halo: color.ground,
  markers: { place: color.accent, works: color.warm },
  ink: color.accentInk,
}

export const MAP_FONT = 'Titillium Web, sans-serif'

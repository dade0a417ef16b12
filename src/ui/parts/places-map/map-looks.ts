import type { MapColours } from '#application/ports/maps.ts'
import { type LookName, LOOKS } from '#ui/theme/looks/looks.ts'

/** The colours of every map in a look. */
const coloursOf = (look: LookName): MapColours => {
  const { color, map } = LOOKS[look]
  return {
    ...map,
    words: color.muted,
    label: color.text,
    halo: color.ground,
    markers: { place: color.accent, works: color.warm },
    ink: color.accentInk,
  }
}

/** Each the same object every time, so that a map is drawn again only in another look. */
export const MAP_COLOURS: Readonly<Record<LookName, MapColours>> = {
  dark: coloursOf('dark'),
  light: coloursOf('light'),
  darkContrast: coloursOf('darkContrast'),
  lightContrast: coloursOf('lightContrast'),
}

export const MAP_FONT = 'Titillium Web, sans-serif'

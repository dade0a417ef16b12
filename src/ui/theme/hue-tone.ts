import type { StyleRule } from '@vanilla-extract/css'

type Painted = 'background' | 'color' | 'fill' | 'stopColor'

/** How far the hues of the two kinds of colour lie apart, in degrees. */
const APART = 28
const FULL_CHROMA = 0.25

const percent = (part: number): string => `${Math.round(part * 100)}%`

/**
 * A tone of an element's own hue (`--hue`), turned by some degrees. Every hue of one lightness is as light as the next;
 * Chrome knows such colours since 111, and before that a tone near it stands in.
 */
export const hueTone = (property: Painted, lightness: number, chroma: number, turn = 0): StyleRule => ({
  [property]: `hsl(calc(var(--hue) + ${turn - APART}) ${percent(chroma / FULL_CHROMA)} ${percent(1.055 * lightness ** 1.25 - 0.055)})`,
  '@supports': {
    '(color: oklch(0 0 0))': {
      [property]: `oklch(${lightness} ${chroma} ${turn === 0 ? 'var(--hue)' : `calc(var(--hue) + ${turn})`})`,
    },
  },
})

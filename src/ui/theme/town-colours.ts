import type { Configuration } from '#domain/town/configuration.ts'
import { type Tone, TONES } from '#domain/town/parts.ts'
import { contrast, hexOf, mixed, READABLE, type Rgb, rgbOf, WHITE } from './contrast.ts'
import { READABLE_PAIRS } from './readable-pairs.ts'
import { color } from './tokens.ts'

type Name = keyof typeof color
type Palette = Readonly<Partial<Record<Name, string>>>

const BLACK: Rgb = [0, 0, 0]
const HOVER = 0.25
const PRESSED = 0.15

/** The tones of the theme that follow a tone of the town. */
const FOLLOWING: Readonly<Record<Tone, (tone: Rgb) => Palette>> = {
  background: (tone) => ({ ground: hexOf(tone) }),
  surface: (tone) => ({ surface: hexOf(tone) }),
  accent: (tone) => ({
    accent: hexOf(tone),
    accentHover: hexOf(mixed(WHITE, tone, HOVER)),
    accentPressed: hexOf(mixed(BLACK, tone, PRESSED)),
  }),
  warm: (tone) => ({ warm: hexOf(tone) }),
}

/** A tone that the app does not take: words in `ink` on `ground` would have too low a contrast, `ratio` to 1. */
export type RefusedTone = Readonly<{ tone: Tone; asked: string; ink: Name; ground: Name; ratio: number }>

/** The pair that is hardest to read among those with a changed tone. */
const hardest = (palette: Record<Name, string>, changed: Palette) =>
  READABLE_PAIRS.filter((pair) => pair.some((name) => name in changed))
    .map(([ink, ground]) => ({
      ink,
      ground,
      ratio: contrast(rgbOf(palette[ink]) ?? BLACK, rgbOf(palette[ground]) ?? BLACK),
    }))
    .sort((one, other) => one.ratio - other.ratio)[0]

/**
 * The tones of the theme for the colours of a town. A colour that words cannot be read in or on, with less than 4.5 to 1, is
 * refused, and the default stays.
 */
export const townColours = (
  colours: Configuration['colours'],
): Readonly<{ palette: Palette; refused: readonly RefusedTone[] }> => {
  const palette: Partial<Record<Name, string>> = {}
  const refused: RefusedTone[] = []
  for (const tone of TONES) {
    const asked = colours?.[tone]
    const rgb = rgbOf(asked ?? '')
    if (asked === undefined || rgb === undefined) continue
    const changed = FOLLOWING[tone](rgb)
    const worst = hardest({ ...color, ...palette, ...changed }, changed)
    if (worst && worst.ratio < READABLE) refused.push({ tone, asked, ...worst })
    else Object.assign(palette, changed)
  }
  return { palette, refused }
}

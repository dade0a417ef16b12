import type { Configuration } from '#domain/town/configuration.ts'
import { type TownColour, TONES } from '#domain/town/parts.ts'
import { BLACK, contrast, hexOf, mixed, READABLE, readableOn, type Rgb, rgbOf, WHITE } from './contrast.ts'
import { dark } from './looks/dark.ts'
import { light } from './looks/light.ts'
import type { Palette } from './looks/look-tokens.ts'
import { READABLE_PAIRS } from './readable-pairs.ts'

type Name = keyof Palette
type Tones = Readonly<Partial<Palette>>

const HOVER = 0.25
const PRESSED = 0.15

/** The tones of the theme that follow a tone of the town. */
const FOLLOWING: Readonly<Record<TownColour, (tone: Rgb) => Tones>> = {
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
export type RefusedTone = Readonly<{ tone: TownColour; asked: string; ink: Name; ground: Name; ratio: number }>

/** The pair that is hardest to read among those with a changed tone. */
const hardest = (palette: Palette, changed: Tones) =>
  READABLE_PAIRS.filter((pair) => pair.some((name) => name in changed))
    .map(([ink, ground]) => ({
      ink,
      ground,
      ratio: contrast(rgbOf(palette[ink]) ?? BLACK, rgbOf(palette[ground]) ?? BLACK),
    }))
    .sort((one, other) => one.ratio - other.ratio)[0]

/**
 * The tones of the dark look for the colours of a town. A colour that words cannot be read in or on, with less than 4.5 to 1, is
 * refused, and the default stays.
 */
export const townColours = (
  colours: Configuration['colours'],
): Readonly<{ palette: Tones; refused: readonly RefusedTone[] }> => {
  const palette: Partial<Record<Name, string>> = {}
  const refused: RefusedTone[] = []
  for (const tone of TONES) {
    const asked = colours?.[tone]
    const rgb = rgbOf(asked ?? '')
    if (asked === undefined || rgb === undefined) continue
    const changed = FOLLOWING[tone](rgb)
    const worst = hardest({ ...dark.color, ...palette, ...changed }, changed)
    if (worst && worst.ratio < READABLE) refused.push({ tone, asked, ...worst })
    else Object.assign(palette, changed)
  }
  return { palette, refused }
}

/** The hardest of the light grounds to read on. */
const LIGHT_GROUND = rgbOf(light.color.raisedHover) ?? WHITE

/**
 * The tones of the light look for the tones of a town that the dark one takes: its inks, darkened until they can be read.
 * Its grounds are dark by nature and stay there.
 */
export const lightTones = (palette: Tones): Tones => {
  const inks: Partial<Record<Name, string>> = {}
  for (const name of ['accent', 'warm'] as const) {
    const tone = rgbOf(palette[name] ?? '')
    if (tone === undefined) continue
    const ink = readableOn(LIGHT_GROUND, tone)
    inks[name] = hexOf(ink)
    if (name === 'accent') {
      inks.accentHover = hexOf(mixed(BLACK, ink, PRESSED))
      inks.accentPressed = hexOf(mixed(BLACK, ink, HOVER))
    }
  }
  return inks
}

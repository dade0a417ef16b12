import type { Configuration } from '#domain/town/configuration.ts'
import { type TownColour, TONES } from '#domain/town/parts.ts'
import { BLACK, contrast, hexOf, mixed, READABLE, readableOn, type Rgb, rgbOf, WHITE } from './contrast.ts'
import { dark, type Palette } from './looks/dark.ts'
import { light } from './looks/light.ts'
import { READABLE_PAIRS } from './readable-pairs.ts'

type Name = keyof Palette
type Tones = Readonly<Partial<Palette>>

const HOVER = 0.25
const PRESSED = 0.15
/** How much of white is in what stands out from the surface. */
const RAISED = { raised: 0.06, raisedHover: 0.11, line: 0.12 } as const
/** The outline of what can be used has at least 3 to 1 (WCAG 1.4.11): the faintest that has. */
const OUTLINES = [0.4, 0.45, 0.5, 0.6, 0.7]
const OUTLINE_CONTRAST = 3
/** How far things stand out: less on a surface that is nearly too light for words. */
const FAR = [1, 0.6, 0.3, 0]
/** How much of the accent is in the ground of what is selected. */
const SELECTED = [0.25, 0.2, 0.15, 0.1, 0.05]

/** A surface, and what stands out from it so far. */
const surfaceOf = (tone: Rgb, far: number): Tones => {
  const raised = mixed(WHITE, tone, RAISED.raised * far)
  const outlines = OUTLINES.map((share) => mixed(WHITE, tone, share))
  return {
    surface: hexOf(tone),
    raised: hexOf(raised),
    raisedHover: hexOf(mixed(WHITE, tone, RAISED.raisedHover * far)),
    line: hexOf(mixed(WHITE, tone, RAISED.line)),
    lineStrong: hexOf(outlines.find((line) => contrast(line, raised) >= OUTLINE_CONTRAST) ?? WHITE),
  }
}

/** The tones of the theme that follow a tone of the town: the first of them that words can be read in and on counts. */
const FOLLOWING: Readonly<Record<TownColour, (tone: Rgb, palette: Palette) => readonly Tones[]>> = {
  background: (tone) => [{ ground: hexOf(tone) }],
  surface: (tone) => FAR.map((far) => surfaceOf(tone, far)),
  accent: (tone, { surface }) =>
    SELECTED.map((share) => ({
      accent: hexOf(tone),
      accentHover: hexOf(mixed(WHITE, tone, HOVER)),
      accentPressed: hexOf(mixed(BLACK, tone, PRESSED)),
      selected: hexOf(mixed(tone, rgbOf(surface) ?? BLACK, share)),
    })),
  warm: (tone) => [{ warm: hexOf(tone) }],
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
    const tried = FOLLOWING[tone](rgb, { ...dark.color, ...palette }).map((changed) => ({
      changed,
      worst: hardest({ ...dark.color, ...palette, ...changed }, changed),
    }))
    const read = tried.find(({ worst }) => worst === undefined || worst.ratio >= READABLE)
    const worst = tried.at(-1)?.worst
    if (read) Object.assign(palette, read.changed)
    else if (worst) refused.push({ tone, asked, ...worst })
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

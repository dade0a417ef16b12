/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number]

/** Reads `#RGB` or `#RRGGBB`; undefined for anything else. */
export const rgbOf = (hex: string): Rgb | undefined => {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(hex.trim()) ?? []
  const digits = long ?? short?.replaceAll(/./g, '$&$&')
  if (digits === undefined) return undefined
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const channel = (value: number): number => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

/** How far apart two colours are to the eye, 1 to 21, as WCAG measures it. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** So much of one colour over another; 0 is none. */
export const mixed = (over: Rgb, under: Rgb, share: number): Rgb => {
  const part = (at: 0 | 1 | 2): number => Math.round(over[at] * share + under[at] * (1 - share))
  return [part(0), part(1), part(2)]
}

export const WHITE: Rgb = [255, 255, 255]
export const BLACK: Rgb = [0, 0, 0]
/** What words need (WCAG 1.4.3). */
export const READABLE = 4.5
const STEP = 0.05

/** A colour, or the next lighter one that can be read on a dark ground, the next darker one on a light ground. */
export const readableOn = (ground: Rgb, colour: Rgb): Rgb => {
  const end = contrast(WHITE, ground) > contrast(BLACK, ground) ? WHITE : BLACK
  for (let share = 0; share < 1; share += STEP) {
    const nearer = mixed(end, colour, share)
    if (contrast(nearer, ground) >= READABLE) return nearer
  }
  return end
}

/** How much of a colour its own ground takes. */
const TINT = 0.16

/**
 * What words in a colour from outside look like: the ink and a ground tinted with it, over the ground they stand
 * on. The ink is lightened or darkened until it can be read (EVENT-03). Undefined for what is no colour.
 */
export const tintedWords = (
  colour: string | undefined,
  under: string,
): Readonly<{ ink: string; ground: string }> | undefined => {
  const asked = rgbOf(colour ?? '')
  const below = rgbOf(under)
  if (asked === undefined || below === undefined) return undefined
  const ground = mixed(asked, below, TINT)
  return { ink: hexOf(readableOn(ground, asked)), ground: hexOf(ground) }
}

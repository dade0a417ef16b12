import { type Chance, chanceOf } from '../seed/chance.ts'

/** A landscape in one hue: a sky, a disc and three ranges of hills, different for every name. */

const rounded = (number: number): number => Math.round(number)

/** A number from a name, as a random seed. */
const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** A ridge from the left edge to the right one, around a height, with a maximum deviation. */
const ridge = (chance: Chance, width: number, height: number, level: number, rise: number, peaks: number): string => {
  const step = width / peaks
  const points = Array.from({ length: peaks + 1 }, (_, at) => {
    const up = at % 2 === 0 ? chance.whole(0, rise) : -chance.whole(rise / 4, rise)
    return [rounded(at * step), rounded(level + up)] as const
  })
  const [[, start] = [0, level], ...rest] = points
  const curves = rest.map(([x, y], at) => {
    const [beforeX, beforeY] = points[at] ?? [0, start]
    const middle = rounded((beforeX + x) / 2)
    return `C${middle} ${beforeY} ${middle} ${y} ${x} ${y}`
  })
  return `M0 ${start}${curves.join('')}V${height}H0Z`
}

export type Size = Readonly<{ width: number; height: number }>

/** The opening tag of a picture of this size. */
export const canvas = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`

/** The content of a landscape of this size and hue; deterministic by name. */
export const hills = (name: string, hue: number, { width, height }: Size): string => {
  const chance = chanceOf(seedOf(name))
  const warm = hue + chance.whole(-24, 30)
  const disc = rounded(height * 0.11)
  // Complete in a square and in a strip with a ratio of 3:1, which show the centre only, and not covered by the icon.
  const side = chance.next()
  const x = rounded(width * ((side < 0.5 ? 0.29 : 0.61) + 0.1 * side))
  const y = rounded(height * (0.27 + 0.12 * chance.next()))
  const range = (level: number, rise: number, peaks: number, colour: string) =>
    `<path d="${ridge(chance, width, height, height * level, height * rise, peaks)}" fill="${colour}"/>`
  return [
    `<linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 62% 24%)"/><stop offset=".75" stop-color="hsl(${warm} 58% 56%)"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#a)"/>`,
    `<circle cx="${x}" cy="${y}" r="${disc}" fill="hsl(${warm + 20} 86% 86%)"/>`,
    range(0.6, 0.16, chance.whole(5, 7), `hsl(${hue} 40% 38%)`),
    range(0.74, 0.13, chance.whole(4, 6), `hsl(${hue} 44% 25%)`),
    range(0.88, 0.1, chance.whole(3, 5), `hsl(${hue} 48% 14%)`),
  ].join('')
}

import { describe, expect, it } from 'vitest'
import { color } from './tokens.ts'

type Name = keyof typeof color

const channel = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => {
  if (!/^#[0-9A-F]{6}$/i.test(hex)) throw new Error(`${hex} is not #RRGGBB`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'surface', 'raised', 'selected'] as const satisfies readonly Name[]
const inks = ['text', 'muted', 'accent'] as const satisfies readonly Name[]
const everywhere = inks.flatMap((ink) => grounds.map((ground): readonly [Name, Name] => [ink, ground]))
const toneInks = ['warm', 'positive', 'warning', 'danger'] as const satisfies readonly Name[]
const toneOnSurfaces = toneInks.flatMap((ink) =>
  (['ground', 'surface', 'raised'] as const).map((ground): readonly [Name, Name] => [ink, ground]),
)
const pairs: ReadonlyArray<readonly [Name, Name]> = [
  ...everywhere,
  ...toneOnSurfaces,
  ['accentInk', 'accent'],
  ['accentInk', 'accentHover'],
  ['accentInk', 'accentPressed'],
  ['warmInk', 'warm'],
  ['dangerInk', 'danger'],
  ['dangerInk', 'dangerHover'],
  ['text', 'raisedHover'],
  ['muted', 'raisedHover'],
  ['accent', 'raisedHover'],
  ['accent', 'infoGround'],
  ['warm', 'warmGround'],
  ['positive', 'positiveGround'],
  ['warning', 'warningGround'],
  ['danger', 'dangerGround'],
  ...(['infoGround', 'warmGround', 'positiveGround', 'warningGround', 'dangerGround'] as const).map(
    (ground): readonly [Name, Name] => ['text', ground],
  ),
]

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })

  it.each(pairs)('%s reads on %s', (ink, ground) => {
    expect(contrast(color[ink], color[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['ground', 'surface', 'raised'] as const)('the edge of a control shows on %s', (ground) => {
    expect(contrast(color.lineStrong, color[ground])).toBeGreaterThanOrEqual(3)
  })
})

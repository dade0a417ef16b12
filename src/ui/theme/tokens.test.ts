import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast as contrastOf, type Rgb, rgbOf, tintedWords } from './contrast.ts'
import { READABLE_PAIRS } from './readable-pairs.ts'
import { dark } from './looks/dark.ts'
import { LOOKS } from './looks/looks.ts'
import { paper } from './looks/paper.ts'

const { color } = dark

const read = (hex: string): Rgb => {
  const rgb = rgbOf(hex)
  if (rgb === undefined) throw new Error(`${hex} is not #RRGGBB`)
  return rgb
}

const contrast = (one: string, other: string) => contrastOf(read(one), read(other))

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })

  describe.each([
    ['dark', LOOKS.dark.color, 4.5],
    ['light', LOOKS.light.color, 4.5],
    ['dark with a high contrast', LOOKS.darkContrast.color, 7],
    ['light with a high contrast', LOOKS.lightContrast.color, 7],
  ] as const)('%s', (_, tones, least) => {
    it.each(READABLE_PAIRS)('%s reads on %s', (ink, ground) => {
      expect(contrast(tones[ink], tones[ground])).toBeGreaterThanOrEqual(least)
    })
  })

  it.each(READABLE_PAIRS)('%s reads on %s on paper', (ink, ground) => {
    expect(contrast(paper[ink], paper[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each([...Object.values(LOOKS).map((look) => look.color), paper])(
    'the edge of a control shows on every ground',
    (colors) => {
      for (const ground of ['ground', 'surface', 'raised'] as const)
        expect(contrast(colors.lineStrong, colors[ground])).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('words in a colour from outside', () => {
  it('can be read on the ground they bring, whatever the colour', () => {
    const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(
        colours,
        fc.constantFrom(
          ...Object.values(LOOKS).flatMap((look) => [look.color.ground, look.color.surface, look.color.raised]),
        ),
        (colour, under) => {
          const words = tintedWords(colour, under)
          expect(contrast(words?.ink ?? '', words?.ground ?? '')).toBeGreaterThanOrEqual(4.5)
        },
      ),
    )
  })

  it('keep a colour that can be read as it is, and lighten a dark one no more than it needs', () => {
    expect(tintedWords('#c9a2ff', color.surface)?.ink).toBe('#c9a2ff')
    const dark = tintedWords('#1a237e', color.surface)
    expect(dark?.ink).not.toBe('#1a237e')
    expect(contrast(dark?.ink ?? '', dark?.ground ?? '')).toBeLessThan(5.5)
  })

  it.each([
    ['#0f0', '#00ff00'],
    [' #00FF00 ', '#00ff00'],
  ])('read %s as %s', (written, ink) => {
    expect(tintedWords(written, color.surface)?.ink).toBe(ink)
  })

  it.each(['red', '#12', '#1234', 'url(x)', '', undefined])('are as any others when %s is no colour', (colour) => {
    expect(tintedWords(colour, color.surface)).toBeUndefined()
  })
})

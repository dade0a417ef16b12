import { expect, test } from 'vitest'
import { present } from '#application/kit/present.ts'
import { contrast, type Rgb, rgbOf } from './contrast.ts'
import { dark } from './looks/dark.ts'
import { light } from './looks/light.ts'
import { lightTones, townColours } from './town-colours.ts'

test('Colours that words can be read in and on are taken, with the tones that follow them', () => {
  const { palette, refused } = townColours({
    accent: '#6FE0C0',
    background: '#0B1712',
    surface: '#14251E',
    warm: '#FFD08A',
  })
  expect(refused).toEqual([])
  expect(palette).toMatchObject({ ground: '#0b1712', surface: '#14251e', accent: '#6fe0c0', warm: '#ffd08a' })
  expect(Object.keys(palette)).toEqual(expect.arrayContaining(['accentHover', 'accentPressed']))
})

/** Which channel is the darkest, and which the lightest. */
const order = (rgb: Rgb) => [0, 1, 2].toSorted((one, other) => (rgb[one] ?? 0) - (rgb[other] ?? 0))

const far = (surface: string) => {
  const { palette } = townColours({ surface })
  return contrast(present(rgbOf(palette.raised ?? '')), present(rgbOf(surface)))
}

test('Things stand out less from a surface that is nearly too light for words', () => {
  expect(far('#14251E')).toBeGreaterThan(far('#3A3A3A'))
  expect(far('#3A3A3A')).toBeGreaterThan(1)
})

test.each(['#14251E', '#2A1420', '#101010', '#3A3A3A', '#464646', '#000000'])(
  'What stands out from a surface of %s has its hue, is lighter, and its outline is seen on it',
  (surface) => {
    const { palette, refused } = townColours({ surface })
    const tone = (name: keyof typeof palette) => present(rgbOf(palette[name] ?? ''))
    expect(refused).toEqual([])
    for (const name of ['raised', 'raisedHover', 'line', 'lineStrong'] as const) {
      expect(order(tone(name))).toEqual(order(tone('surface')))
      expect(Math.min(...tone(name))).toBeGreaterThanOrEqual(Math.min(...tone('surface')))
    }
    for (const name of ['surface', 'raised'] as const)
      expect(contrast(tone('lineStrong'), tone(name))).toBeGreaterThanOrEqual(3)
  },
)

test.each(['#6FE0C0', '#FF9E80', '#E3B5FF', '#FFFFFF', '#F5E663'])(
  'What is selected is tinted with an accent of %s, and words can be read on it',
  (accent) => {
    const { palette, refused } = townColours({ accent, surface: '#14251E' })
    const selected = present(rgbOf(palette.selected ?? ''))
    expect(refused).toEqual([])
    expect(palette.selected).not.toBe(palette.surface)
    for (const ink of [dark.color.text, dark.color.muted, accent])
      expect(contrast(present(rgbOf(ink)), selected)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each([
  ['accent', '#24426B'],
  ['warm', '#8A5A20'],
  ['background', '#6A7AA3'],
  ['surface', '#FFFFFF'],
] as const)('%s %s is refused, and the default stays', (tone, asked) => {
  const { palette, refused } = townColours({ [tone]: asked })
  expect([palette, refused.map((one) => [one.tone, one.asked])]).toEqual([{}, [[tone, asked]]])
  expect(refused[0]?.ratio).toBeLessThan(4.5)
})

test('A refused colour leaves the others as they are asked for', () =>
  expect(townColours({ background: '#FFFFFF', warm: '#FFD08A' })).toMatchObject({
    palette: { warm: '#ffd08a' },
    refused: [{ tone: 'background', asked: '#FFFFFF', ratio: expect.closeTo(1, 0) as number }],
  }))

test('A town without colours keeps those of the theme', () =>
  expect(townColours(undefined)).toEqual({ palette: {}, refused: [] }))

test('In the light look the inks of a town are darkened until they can be read, and its grounds stay dark', () => {
  const { palette } = townColours({ accent: '#6FE0C0', background: '#0B1712', warm: '#FFD08A' })
  const tones = lightTones(palette)
  expect(Object.keys(tones).toSorted()).toEqual(['accent', 'accentHover', 'accentPressed', 'warm'])
  for (const tone of Object.values(tones))
    for (const name of ['ground', 'surface', 'raised', 'raisedHover'] as const)
      expect(contrast(rgbOf(tone) ?? [0, 0, 0], rgbOf(light.color[name]) ?? [0, 0, 0])).toBeGreaterThanOrEqual(4.5)
  expect(lightTones({})).toEqual({})
})

import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark } from './looks/dark.ts'
import { LOOK_RULES, type LookName, LOOKS } from './looks/looks.ts'
import {
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  radius,
  size,
  space,
  zIndex,
  STAND_INS,
  TEXT_FAMILY,
  tokenName,
} from './tokens.ts'

/** Pixels as a style sheet writes them. */
const inPixels = <Name extends string>(sizes: Readonly<Record<Name, number>>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, pixels]) => [name, `${String(pixels)}px`])) as Record<
    Name,
    string
  >

const LEFT_EDGE = 'env(safe-area-inset-left, 0px)'
const RIGHT_EDGE = 'env(safe-area-inset-right, 0px)'

/** The tokens, in the look that everyone meets first. */
const tokens = {
  color: dark.color,
  space,
  radius,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  zIndex,
  shadow: dark.shadow,
  font: { family: `'${TEXT_FAMILY}', ${STAND_INS}` },
  size: { ...inPixels(size), listRow: `${size.listRow / 16}rem` },
  safe: {
    top: 'env(safe-area-inset-top, 0px)',
    end: RIGHT_EDGE,
    bottom: 'env(safe-area-inset-bottom, 0px)',
    start: LEFT_EDGE,
  },
  /** 1 where lines run to the right, -1 where they run to the left: for movements, which have no logical properties. */
  forward: '1',
}

export const vars = createGlobalThemeContract(tokens, (_value, path) => tokenName(path))

createGlobalTheme(':root', vars, tokens)

globalStyle(':root[dir="rtl"]', {
  vars: { [vars.safe.start]: RIGHT_EDGE, [vars.safe.end]: LEFT_EDGE, [vars.forward]: '-1' },
})

type Tones = Readonly<Record<string, string>>
const toned = (names: Tones, tones: Tones): Tones =>
  Object.fromEntries(Object.entries(tones).map(([name, tone]) => [names[name] ?? '', tone]))

const draw = (look: LookName): void => {
  const { color, shadow } = LOOKS[look]
  const { root, media: where } = LOOK_RULES[look]
  const colorScheme = look.startsWith('light') ? 'light' : 'dark'
  globalStyle(root, {
    '@media': { [where]: { colorScheme, vars: { ...toned(vars.color, color), ...toned(vars.shadow, shadow) } } },
  })
}
for (const look of ['light', 'darkContrast', 'lightContrast'] as const) draw(look)

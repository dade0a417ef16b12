import type { Palette } from './looks/dark.ts'

type Name = keyof Palette
type Pair = readonly [ink: Name, ground: Name]

const each = (inks: readonly Name[], grounds: readonly Name[]): readonly Pair[] =>
  inks.flatMap((ink) => grounds.map((ground): Pair => [ink, ground]))

/** Which tones words are written in, and on which others they stand: each pair is readable, 4.5 to 1 or more (WCAG 1.4.3). */
export const READABLE_PAIRS: readonly Pair[] = [
  ...each(['text', 'muted', 'accent'], ['ground', 'surface', 'raised', 'selected', 'raisedHover']),
  ...each(['warm', 'positive', 'warning', 'danger'], ['ground', 'surface', 'raised']),
  ...each(['accentInk'], ['accent', 'accentHover', 'accentPressed']),
  ['warmInk', 'warm'],
  ...each(['dangerInk'], ['danger', 'dangerHover']),
  ...each(['text'], ['infoGround', 'warmGround', 'positiveGround', 'warningGround', 'dangerGround']),
  ['accent', 'infoGround'],
  ['warm', 'warmGround'],
  ['positive', 'positiveGround'],
  ['warning', 'warningGround'],
  ['danger', 'dangerGround'],
]

import type { Palette } from './looks/dark.ts'

type Name = keyof Palette

const grounds = ['ground', 'surface', 'raised', 'selected'] as const satisfies readonly Name[]
const inks = ['text', 'muted', 'accent'] as const satisfies readonly Name[]
const everywhere = inks.flatMap((ink) => grounds.map((ground): readonly [Name, Name] => [ink, ground]))
const toneInks = ['warm', 'positive', 'warning', 'danger'] as const satisfies readonly Name[]
const toneOnSurfaces = toneInks.flatMap((ink) =>
  (['ground', 'surface', 'raised'] as const).map((ground): readonly [Name, Name] => [ink, ground]),
)
/** Which tones words are written in, and on which others they stand: each pair is readable, 4.5 to 1 or more (WCAG 1.4.3). */
export const READABLE_PAIRS: ReadonlyArray<readonly [Name, Name]> = [
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

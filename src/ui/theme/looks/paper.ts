import { dark, type Palette } from './dark.ts'

const ink = {
  main: '#111111',
  soft: '#4A4A4A',
  blue: '#0B4A94',
  brown: '#7A4300',
  green: '#0B5C3B',
  red: '#9B1C1C',
} as const

/** What is only a ground or an edge costs no ink. */
const white = Object.fromEntries(Object.keys(dark.color).map((tone) => [tone, '#FFFFFF'])) as Palette

/** On paper: dark ink on white, whatever the look. */
export const paper: Palette = {
  ...white,
  line: '#B8B8B8',
  lineStrong: '#6B6B6B',
  text: ink.main,
  muted: ink.soft,
  accent: ink.blue,
  accentHover: ink.blue,
  accentPressed: ink.blue,
  warm: ink.brown,
  positive: ink.green,
  warning: ink.brown,
  danger: ink.red,
  dangerHover: ink.red,
}

import type { Palette } from './dark.ts'

const ink = {
  main: '#111111',
  soft: '#4A4A4A',
  blue: '#0B4A94',
  brown: '#7A4300',
  green: '#0B5C3B',
  red: '#9B1C1C',
} as const
/** On paper: dark ink on white, whatever the look. What is only a ground or an edge costs no ink. */
export const paper = {
  ground: '#FFFFFF',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  raisedHover: '#FFFFFF',
  line: '#B8B8B8',
  lineStrong: '#6B6B6B',
  text: ink.main,
  muted: ink.soft,
  accent: ink.blue,
  accentHover: ink.blue,
  accentPressed: ink.blue,
  accentInk: '#FFFFFF',
  selected: '#FFFFFF',
  warm: ink.brown,
  warmInk: '#FFFFFF',
  warmGround: '#FFFFFF',
  positive: ink.green,
  positiveGround: '#FFFFFF',
  warning: ink.brown,
  warningGround: '#FFFFFF',
  danger: ink.red,
  dangerHover: ink.red,
  dangerInk: '#FFFFFF',
  dangerGround: '#FFFFFF',
  infoGround: '#FFFFFF',
  scrim: '#FFFFFF',
} as const satisfies Palette

// Every value the interface is drawn with. Plain data, so that tests, the map and the virtual lists read the same source
// as the style sheets; a change of tone is one line here.

export const color = {
  ground: '#0E1420',
  surface: '#172033',
  raised: '#212C45',
  raisedHover: '#2A3755',
  line: '#2B3754',
  // Edges that alone tell where a control is (fields, checkboxes, the track of a switch): 3:1 or more.
  lineStrong: '#6A7AA3',
  text: '#F2F5FA',
  muted: '#A9B5CC',
  accent: '#7CB8FF',
  accentHover: '#9ACAFF',
  accentPressed: '#5FA4F4',
  accentInk: '#071C36',
  selected: '#24426B',
  warm: '#FFB86B',
  warmInk: '#2B1600',
  warmGround: '#3A2913',
  positive: '#5FD6A4',
  positiveGround: '#143A2D',
  warning: '#FFD46B',
  warningGround: '#39300F',
  danger: '#FF9D98',
  dangerHover: '#FFB5B1',
  dangerInk: '#3A0508',
  dangerGround: '#43191F',
  infoGround: '#183254',
  scrim: 'rgb(4 8 16 / 68%)',
} as const

// On paper: dark ink on white, whatever the ground was. What is only a ground or an edge costs no ink.
const ink = {
  main: '#111111',
  soft: '#4A4A4A',
  blue: '#0B4A94',
  brown: '#7A4300',
  green: '#0B5C3B',
  red: '#9B1C1C',
} as const
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
} as const satisfies Record<keyof typeof color, string>

// The hues of drawn covers and of initials: far enough apart to tell neighbours in a list, all at home on the dark ground.
export const hues = [250, 302, 155, 72, 5, 200, 40, 275] as const

export const space = {
  '1': '4px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
  '12': '48px',
  '16': '64px',
} as const

export const radius = { small: '8px', medium: '12px', large: '20px', full: '999px' } as const

export const fontSize = {
  caption: '0.8125rem',
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  title: '1.375rem',
  display: '1.75rem',
} as const

export const fontWeight = { regular: '400', semibold: '600', bold: '700' } as const

export const lineHeight = { tight: '1.2', snug: '1.35', body: '1.5' } as const

export const motion = { quick: '150ms', calm: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const

export const zIndex = {
  raised: '1',
  sticky: '10',
  bar: '20',
  overlay: '40',
  loading: '60',
  toast: '70',
} as const

// Pixels as numbers, for whoever measures (virtual lists, the map, the camera of the tour).
export const size = {
  touch: 44,
  topBar: 70,
  topBarSearch: 150,
  bottomBar: 72,
  rail: 80,
  railOpen: 240,
  dialogMax: 500,
  sidePanel: 440,
  listMax: 480,
  readingMax: 720,
  pageMax: 1440,
  avatar: 70,
  avatarRow: 44,
  icon: 24,
  mapIcon: 30,
  // At the default text size; the sheet says it in rem, so rows grow with the reader's text.
  listRow: 88,
} as const

export const breakpoint = { wide: 768, desktop: 1100 } as const

export const shadow = {
  low: '0 1px 2px rgb(0 0 0 / 30%)',
  high: '0 12px 40px rgb(0 0 0 / 50%), 0 2px 8px rgb(0 0 0 / 30%)',
} as const

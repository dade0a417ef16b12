// Every value the interface is drawn with, whatever its look (`looks`). Plain data, so that tests and the virtual lists
// read the same source as the style sheets.

/** The name of the custom property of a token, without its dashes. */
export const tokenName = (path: readonly string[]): string =>
  path.map((word) => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')

/** The font of all text, and what it is written in until that is there, with its measure. */
export const TEXT_FAMILY = 'Titillium Web'
export const STAND_INS = "'Titillium Fallback', 'Titillium Fallback Android', system-ui, sans-serif"

// The hues of drawn covers and of initials: far enough apart to tell neighbours in a list, all at home on every ground.
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
  // At the default text size; the sheet says it in rem, so rows grow with the reader's text.
  listRow: 88,
} as const

/** The side of a place's icon, in pixels: no style asks for it. */
export const MAP_ICON = 30

export const breakpoint = { wide: 768, desktop: 1100, labelled: 1200 } as const

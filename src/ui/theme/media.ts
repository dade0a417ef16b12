import { breakpoint } from './tokens.ts'

// Media queries cannot read custom properties, so they are said here once.
export const media = {
  wide: `(min-width: ${breakpoint.wide}px)`,
  desktop: `(min-width: ${breakpoint.desktop}px)`,
  // From here on the rail has room for its words beside every page.
  labelled: `(min-width: ${breakpoint.labelled}px)`,
  // A phone on its side, or a desk at 400 % zoom: bars would leave little to read.
  low: '(max-height: 400px)',
  hover: '(hover: hover)',
  stillness: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const

/** Conditions of an overlay, which knows its room by the size of the text: a query of the window does not. */
export const container = {
  // As `media.low`, for a window in which so little of the text has room: at twice its size a phone is one.
  low: 'overlay (max-height: 25rem)',
} as const

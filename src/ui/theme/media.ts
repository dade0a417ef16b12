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

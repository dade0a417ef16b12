import { style } from '@vanilla-extract/css'
import { forcedEdge, hairline, surface } from '#ui/theme/primitives.ts'

/** The least height of a row, in rem: what has not been drawn yet counts by it. */
export const CARD = 5.5

// What is measured above the window is made up for by the list itself.
export const cards = style({ overflow: 'hidden', overflowAnchor: 'none', ...surface(), ...forcedEdge })

export const card = style({
  minHeight: `${CARD}rem`,
  contain: 'layout',
  selectors: { '& + &': { borderBlockStart: hairline } },
})

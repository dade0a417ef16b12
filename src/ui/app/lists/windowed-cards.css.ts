import { style } from '@vanilla-extract/css'
import { forcedEdge, hairline, surface } from '#ui/theme/primitives.ts'

/** The height of a row, in rem: what is out of sight counts by it. */
export const CARD = 5.5

export const cards = style({ overflow: 'hidden', ...surface(), ...forcedEdge })

export const card = style({
  height: `${CARD}rem`,
  contain: 'size layout',
  selectors: { '& + &': { borderBlockStart: hairline } },
})

import { style } from '@vanilla-extract/css'
import { forcedEdge, surface } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The height of a row, in rem: what is out of sight counts by it. */
export const CARD = 5.5

export const cards = style({ overflow: 'hidden', ...surface(), ...forcedEdge })

export const card = style({
  height: `${CARD}rem`,
  contain: 'size layout',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

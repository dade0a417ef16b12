import { style } from '@vanilla-extract/css'
import { heldAtBottom } from '#ui/components/overlay.css.ts'
import { flexWrap, grow, hairline } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

// It is fixed to the page, outside the scrolling area, though it precedes the rows in Tab order.
export const bar = style([
  heldAtBottom,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.zIndex.bar,
    ...flexWrap('2', 'center'),
    paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
    paddingInline: `${vars.space[4]} ${vars.space[3]}`,
    background: vars.color.raised,
    borderBlockStart: hairline,
    boxShadow: vars.shadow.high,
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
])

export const count = style({ ...grow, fontWeight: vars.fontWeight.bold, fontVariantNumeric: 'tabular-nums' })

export const actions = style({ flex: '1 1 100%', ...flexWrap('2'), justifyContent: 'flex-end' })

/** The space after the last row, which the bar may cover. */
export const end = style({ height: vars.space[12] })
export const endUnderBar = style({ height: '10rem' })

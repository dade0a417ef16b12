import { style } from '@vanilla-extract/css'
import { flexWrap, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const state = style({
  ...stack('2'),
  alignItems: 'center',
  maxWidth: '26rem',
  marginInline: 'auto',
  // Large letters need the room beside them more than it grows with them.
  padding: `${vars.space[8]} min(${vars.space[6]}, 7.5vw)`,
  textAlign: 'center',
})

export const title = style({ ...textStyle('title', 'tight', 'semibold'), textWrap: 'balance' })
export const text = style({ color: vars.color.muted, textWrap: 'balance' })
export const action = style({
  ...flexWrap('3', 'center'),
  justifyContent: 'center',
  // The word of a button breaks before it leaves the window.
  maxWidth: '100%',
  marginBlockStart: vars.space[4],
})

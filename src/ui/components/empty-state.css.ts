import { style } from '@vanilla-extract/css'
import { flexWrap, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const state = style({
  ...stack('2'),
  alignItems: 'center',
  maxWidth: '26rem',
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space[6]}`,
  textAlign: 'center',
})

export const title = style({ ...textStyle('title', 'tight', 'semibold'), textWrap: 'balance' })
export const text = style({ color: vars.color.muted, textWrap: 'balance' })
export const action = style({ ...flexWrap('3', 'center'), justifyContent: 'center', marginBlockStart: vars.space[4] })

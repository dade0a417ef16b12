import { style } from '@vanilla-extract/css'
import { flexRow, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const group = style(stack('1'))

export const legend = style(textStyle('snug', 'semibold'))

export const hint = style(textStyle('small', 'snug', 'muted'))

export const choice = style({ ...flexRow('3'), minHeight: vars.size.touch, cursor: 'pointer' })

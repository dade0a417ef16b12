import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const heading = style(stack('2'))
export const step = style(textStyle('small', 'muted'))
export const title = style({ ...textStyle('title', 'tight', 'semibold'), outline: 'none' })
export const lead = style({ color: vars.color.muted, textWrap: 'pretty' })

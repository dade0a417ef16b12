import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const heading = style(stack('2'))
export const step = style({ margin: 0, ...textStyle('small', 'muted') })
export const title = style({ margin: 0, ...textStyle('title', 'tight', 'semibold'), outline: 'none' })
export const lead = style({ margin: 0, color: vars.color.muted, textWrap: 'pretty' })

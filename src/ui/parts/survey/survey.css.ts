import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const panel = style({ ...stack('5'), scrollMarginBlock: vars.space['4'] })
export const questions = style(stack('4'))
export const title = style({ ...textStyle('body', 'snug'), marginBlockEnd: vars.space['3'] })
export const muted = style({ color: vars.color.muted })

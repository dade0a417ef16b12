import { style } from '@vanilla-extract/css'
import { contained, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const page = style({ ...contained(vars.size.readingMax), ...stack('4'), padding: vars.space['4'] })
export const fields = style(stack('3'))
export const field = style({ ...surface(), padding: vars.space['4'] })
export const name = style(textStyle('lead', 'semibold'))
export const found = style({ color: vars.color.muted })

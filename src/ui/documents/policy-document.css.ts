import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const text = style({ ...stack('6'), borderRadius: vars.radius.small, outlineOffset: vars.space['1'] })

export const section = style(stack('2'))

export const heading = style(textStyle('lead', 'snug', 'semibold'))

export const paragraph = style({ textWrap: 'pretty' })

import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'

export const inside = style({ ...stack('3'), alignItems: 'flex-start' })

export const title = style(textStyle('lead', 'snug', 'semibold'))

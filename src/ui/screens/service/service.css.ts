import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const page = style({ ...stack('4'), alignItems: 'stretch' })

export const call = style({ ...textStyle('body', 'snug', 'semibold'), overflowWrap: 'anywhere' })

export const reason = style({ color: vars.color.muted, overflowWrap: 'anywhere', textWrap: 'pretty' })

import { style } from '@vanilla-extract/css'
import { textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const star = style({ color: vars.color.accent })

export const error = style({ display: 'flex', gap: vars.space[2], ...textStyle('small', 'snug', 'semibold', 'danger') })

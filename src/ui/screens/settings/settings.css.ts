import { style } from '@vanilla-extract/css'
import { stack } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const groups = style(stack('4'))

export const text = style({ color: vars.color.muted, textWrap: 'pretty' })

export const more = style({ marginBlockStart: vars.space['5'] })

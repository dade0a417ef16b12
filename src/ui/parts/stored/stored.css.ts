import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const heading = style(textStyle('body', 'snug', 'semibold'))
export const items = style({ ...stack('1'), paddingInlineStart: vars.space['5'], listStyle: 'disc' })
export const muted = style({ color: vars.color.muted, textWrap: 'pretty' })

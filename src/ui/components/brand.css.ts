import { style } from '@vanilla-extract/css'
import { inlineRow, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const brand = style(inlineRow('2'))

export const arch = style({ stroke: vars.color.accent })
export const dot = style({ fill: vars.color.warm })

export const word = style({ ...textStyle('title', 'semibold'), lineHeight: 1 })

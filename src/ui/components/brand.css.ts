import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })

export const arch = style({ stroke: vars.color.accent })
export const dot = style({ fill: vars.color.warm })

export const word = style({ fontSize: vars.fontSize.title, fontWeight: vars.fontWeight.semibold, lineHeight: 1 })

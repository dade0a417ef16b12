import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const drawing = style({ width: '12.5rem', maxWidth: '100%', height: 'auto', marginBlockEnd: vars.space[3] })
export const halo = style({ fill: vars.color.surface })
export const far = style({ fill: vars.color.raised })
export const near = style({ fill: vars.color.selected })
export const body = style({ fill: vars.color.raisedHover, stroke: vars.color.accent })
export const stroke = style({ fill: 'none', stroke: vars.color.accent })
export const quiet = style({ fill: 'none', stroke: vars.color.muted })
export const spark = style({ fill: vars.color.warm })
export const sparkStroke = style({ fill: 'none', stroke: vars.color.warm })

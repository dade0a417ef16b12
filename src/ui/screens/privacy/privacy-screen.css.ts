import { style } from '@vanilla-extract/css'
import { flexRow, stack } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const lead = style({ color: vars.color.muted, textWrap: 'pretty', marginBlockEnd: vars.space['5'] })

export const panels = style(stack('4'))

export const wide = style({ width: '100%' })

/** As high as the line of a switch, with its label and its track. */
export const skeleton = style({ ...flexRow('4'), minHeight: vars.size.touch })

export const bones = style({ ...stack('2'), flex: 1 })

export const legal = style({ marginBlockStart: vars.space['5'] })

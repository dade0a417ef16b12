import { style } from '@vanilla-extract/css'
import { flexWrap, surface, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const compact = style({ ...flexWrap('3', 'center'), padding: vars.space[4], ...surface('dangerGround') })

export const sign = style({ color: vars.color.danger })
export const words = style({ flex: '1 1 12rem', minWidth: 0, lineHeight: vars.lineHeight.snug })
export const title = style({ fontWeight: vars.fontWeight.semibold })
export const text = style(textStyle('small'))

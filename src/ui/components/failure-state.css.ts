import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const compact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.dangerGround,
})

export const sign = style({ color: vars.color.danger })
export const words = style({ flex: '1 1 12rem', minWidth: 0, lineHeight: vars.lineHeight.snug })
export const title = style({ fontWeight: vars.fontWeight.semibold })
export const text = style({ fontSize: vars.fontSize.small })

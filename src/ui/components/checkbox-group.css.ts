import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const legend = style({ fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.snug })

export const star = style({ color: vars.color.accent })

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.touch,
  cursor: 'pointer',
})

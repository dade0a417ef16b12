import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const heading = style({ display: 'flex', flexDirection: 'column', gap: vars.space['2'] })
export const step = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize.small })
export const title = style({
  margin: 0,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  outline: 'none',
})
export const lead = style({ margin: 0, color: vars.color.muted, textWrap: 'pretty' })

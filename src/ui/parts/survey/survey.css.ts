import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space['5'] })
export const questions = style({ display: 'flex', flexDirection: 'column', gap: vars.space['4'] })
export const title = style({
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.snug,
  marginBlockEnd: vars.space['3'],
})
export const muted = style({ color: vars.color.muted })

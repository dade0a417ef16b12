import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['5'],
  maxWidth: '420px',
  marginInline: 'auto',
  paddingTop: vars.space['6'],
})
export const lead = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize.lead })
export const links = style({ display: 'flex', flexDirection: 'column', gap: vars.space['2'], alignItems: 'center' })

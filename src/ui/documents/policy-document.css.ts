import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['6'],
  borderRadius: vars.radius.small,
  outlineOffset: vars.space['1'],
})

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space['2'] })

export const heading = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
})

export const paragraph = style({ margin: 0, textWrap: 'pretty' })

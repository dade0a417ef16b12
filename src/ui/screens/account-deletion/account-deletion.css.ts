import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const title = style({
  margin: `0 0 ${vars.space['3']}`,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
})

export const losses = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const loss = style({
  display: 'flex',
  gap: vars.space['3'],
  lineHeight: vars.lineHeight.snug,
  textWrap: 'pretty',
})
export const sign = style({ flexShrink: 0, marginTop: '1px', color: vars.color.danger })

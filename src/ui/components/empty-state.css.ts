import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '26rem',
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space[6]}`,
  textAlign: 'center',
})

export const title = style({
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
})
export const text = style({ color: vars.color.muted, textWrap: 'balance' })
export const action = style({ marginBlockStart: vars.space[4] })

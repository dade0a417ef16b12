import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const links = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space['2'],
  marginTop: vars.space['8'],
})

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.full,
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.fontWeight.semibold, textDecoration: 'none' },
  },
})

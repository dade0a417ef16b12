import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const owner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minHeight: vars.size.avatar,
  marginBlockEnd: vars.space['6'],
})

export const words = style({ minWidth: 0 })

export const fullName = style({
  margin: 0,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
})

export const username = style({ margin: 0, color: vars.color.muted, overflowWrap: 'anywhere' })

export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space['5'] })

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.avatarRow,
  height: vars.size.avatarRow,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.accent,
})

export const danger = style({ color: vars.color.danger })

export const chevron = style({ color: vars.color.muted })

import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** A sheet of a wall calendar. */
export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: '3.5rem',
  padding: `${vars.space['2']} ${vars.space['1']}`,
  borderRadius: vars.radius.medium,
  background: vars.color.warmGround,
  color: vars.color.warm,
  lineHeight: vars.lineHeight.tight,
})
export const weekday = style({ fontSize: vars.fontSize.caption, fontWeight: vars.fontWeight.semibold })
export const number = style({ fontSize: vars.fontSize.title, fontWeight: vars.fontWeight.bold, color: vars.color.text })
export const month = style({ fontSize: vars.fontSize.caption, fontWeight: vars.fontWeight.semibold })

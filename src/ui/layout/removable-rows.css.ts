import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** The part of a row that is swiped. */
export const sliding = style({ position: 'relative', height: '100%', background: 'inherit' })

/** The background of a swiped row. */
export const swiped = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingInline: vars.space[5],
  background: vars.color.dangerGround,
  color: vars.color.danger,
  fontWeight: vars.fontWeight.semibold,
})
globalStyle(`${swiped} + ${sliding}`, { background: vars.color.surface })

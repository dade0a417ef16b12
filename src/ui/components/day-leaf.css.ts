import { style } from '@vanilla-extract/css'
import { stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** A sheet of a wall calendar. */
export const day = style({
  ...stack(),
  alignItems: 'center',
  flexShrink: 0,
  minWidth: '4rem',
  padding: `${vars.space['2']} ${vars.space['1']}`,
  ...surface('warmGround', 'medium'),
  ...textStyle('tight', 'warm'),
})
export const weekday = style(textStyle('caption', 'semibold'))
export const number = style(textStyle('title', 'bold', 'text'))
export const month = style(textStyle('caption', 'semibold'))

import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** A match: shown by weight and underline, so that it does not depend on colour. */
export const mark = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
})

import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** What was looked for: told by weight and line, so that it needs no colour. */
export const mark = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
})

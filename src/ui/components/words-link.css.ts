import { style } from '@vanilla-extract/css'
import { inlineRow, onHover } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** A link inside a text has a target of full height. */
export const wordsLink = style({
  ...inlineRow('1'),
  minHeight: vars.size.touch,
  color: vars.color.accent,
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
})

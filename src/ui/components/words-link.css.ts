import { style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

/** A link inside a text has a target of full height. */
export const wordsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minHeight: vars.size.touch,
  color: vars.color.accent,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})

import { style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

/** A link among words keeps a target of its own height. */
export const wordsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minHeight: vars.size.touch,
  color: vars.color.accent,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})

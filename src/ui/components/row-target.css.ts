import { style } from '@vanilla-extract/css'
import { fill } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** A link or button whose target is the whole row, with a short accessible name. The row is `position: relative`. */
export const rowTarget = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', ...fill },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: '-3px',
      borderRadius: vars.radius.medium,
    },
  },
})

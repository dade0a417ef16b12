import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** A link or button whose target is the whole row, with a short accessible name. The row is `position: relative`. */
export const rowTarget = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: '-3px',
      borderRadius: vars.radius.medium,
    },
  },
})

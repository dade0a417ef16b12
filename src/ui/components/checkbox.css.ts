import { style } from '@vanilla-extract/css'
import { centred, square, surface } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The box of every checkbox, single or in a group. */
export const box = style({
  appearance: 'none',
  flexShrink: 0,
  ...centred,
  ...square('1.5rem'),
  margin: 0,
  ...surface('ground', 'small'),
  border: `2px solid ${vars.color.lineStrong}`,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': {
      content: '',
      width: '0.4rem',
      height: '0.75rem',
      marginBlockStart: '-0.15rem',
      border: `solid ${vars.color.accentInk}`,
      borderWidth: '0 2.5px 2.5px 0',
      rotate: '45deg',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})

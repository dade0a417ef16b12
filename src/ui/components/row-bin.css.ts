import { style } from '@vanilla-extract/css'
import { centred, square, surface } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The delete button at the end of a row, visible on hover and on keyboard focus. */
export const binOf = (row: string): string =>
  style({
    display: 'none',
    '@media': {
      [media.hover]: {
        ...centred,
        position: 'absolute',
        insetInlineEnd: vars.space[2],
        insetBlockEnd: vars.space[1],
        ...square(vars.size.touch),
        ...surface('raised', 'full'),
        color: vars.color.text,
        opacity: 0,
        zIndex: vars.zIndex.raised,
        transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
        selectors: {
          [`${row}:hover &`]: { opacity: 1 },
          [`${row}:focus-within &`]: { opacity: 1 },
          '&:hover': { background: vars.color.raisedHover, color: vars.color.danger },
        },
      },
    },
  })

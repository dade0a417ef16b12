import { style, styleVariants } from '@vanilla-extract/css'
import { rowTarget } from '#ui/components/row-target.css.ts'
import { square, stack, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
})

export const looks = styleVariants({
  /** A row of a card, which provides the background. */
  row: [
    row,
    {
      gap: vars.space[4],
      padding: vars.space[3],
      '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.raised } } } },
    },
  ],
  /** Its own background, as a card. */
  tile: [
    row,
    {
      gap: vars.space[3],
      padding: vars.space[2],
      borderRadius: vars.radius.medium,
      background: vars.color.raised,
      '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.raisedHover } } } },
    },
  ],
})

export const words = style({ ...stack(), gap: '2px', minWidth: 0 })
export const bones = style([words, { gap: vars.space[2] }])

export const link = style([rowTarget, textStyle('snug', 'semibold')])

export const meta = style({ ...textStyle('small', 'snug', 'muted'), fontVariantNumeric: 'tabular-nums' })

/** The colour of a kind of event from the server; its name says the same. */
export const typology = style({
  display: 'inline-block',
  ...square('0.75rem'),
  marginInlineEnd: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.muted,
})

import { style } from '@vanilla-extract/css'
import { centred, fill, flexWrap, onHover, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const rating = style({ ...flexWrap(), alignItems: 'center', columnGap: vars.space[3] })

export const stars = style({ display: 'flex', maxWidth: '100%', marginInlineStart: `calc(-1 * ${vars.space[2]})` })

/** The stars, and under the first and the last what they mean. */
export const scale = style({ display: 'inline-grid', maxWidth: '100%' })

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  flexWrap: 'wrap',
  ...textStyle('small', 'muted'),
})

export const star = style({
  position: 'relative',
  ...centred,
  // Grows with the text as long as five of them fit a narrow screen.
  width: 'min(3rem, 16vw)',
  minWidth: vars.size.touch,
  height: '3rem',
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  transition: `scale ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:active': { scale: '0.88' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-4px' },
  },
  ...onHover({ background: vars.color.raised }),
})

export const input = style({ ...fill, margin: 0, opacity: 0, cursor: 'inherit' })

export const shown = style({ display: 'inline-flex', gap: vars.space[1] })

export const full = style({
  color: vars.color.warm,
  fill: vars.color.warm,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
})
export const empty = style({ color: vars.color.lineStrong, fill: 'none' })

export const value = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })

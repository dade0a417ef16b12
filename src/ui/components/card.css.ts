import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { flexRow, forcedEdge, hairline, onHover, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

const base = style({
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  ...forcedEdge,
})

export const surface = styleVariants({
  padded: [base, { padding: vars.space[4] }],
  /** Clips the content at the corners: rows and covers reach the border. */
  flush: [base, { overflow: 'hidden' }],
})

// A thin line separates the rows of a card, starting where their text starts.
globalStyle(`${surface.flush} > * + *`, { borderBlockStart: hairline })

export const link = style([
  base,
  {
    overflow: 'hidden',
    ...stack(),
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, scale ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: { '&:active': { scale: '0.985', background: vars.color.raised } },
    ...onHover({ background: vars.color.raised }),
  },
])

export const body = style({ ...stack('1'), padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}` })

export const overline = style({ ...flexRow('1'), ...textStyle('small', 'semibold', 'warm') })

export const title = style({ ...textStyle('lead', 'snug', 'semibold'), textWrap: 'pretty' })

export const meta = style({ ...flexRow('1'), ...textStyle('small', 'muted') })

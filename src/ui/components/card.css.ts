import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

const base = style({
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const surface = styleVariants({
  plain: [base],
  padded: [base, { padding: vars.space[4] }],
  /** Clips the content at the corners: rows and covers reach the border. */
  flush: [base, { overflow: 'hidden' }],
})

// A thin line separates the rows of a card, starting where their text starts.
globalStyle(`${surface.flush} > * + *`, { borderBlockStart: `1px solid ${vars.color.line}` })

export const link = style([
  base,
  {
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, scale ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: { '&:active': { scale: '0.985', background: vars.color.raised } },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.raised } } } },
  },
])

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
})

export const overline = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.warm,
})

export const title = style({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'pretty',
})

export const meta = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.fontSize.small,
  color: vars.color.muted,
})

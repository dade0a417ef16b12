import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { flexRow, hairline, square, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Starts half visible, so that the first frame already shows the menu. */
const open = keyframes({ from: { opacity: 0.5, scale: '0.96' } })

/** Covers the page while the menu is open: a press outside closes the menu and presses nothing below it. */
export const sheet = style({
  position: 'fixed',
  inset: 0,
  ...square('100%'),
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
})

export const menu = style({
  position: 'absolute',
  minWidth: '14rem',
  maxWidth: 'calc(100vw - 1.5rem)',
  // Under its button, or over it, as much as the window holds.
  maxHeight: 'calc(100dvh - 6rem)',
  overflowY: 'auto',
  padding: vars.space[2],
  border: hairline,
  ...surface('raised', 'medium'),
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  selectors: { [`${sheet}:popover-open &`]: { animation: `${open} ${vars.motion.quick} ${vars.motion.ease}` } },
})

export const item = style({
  ...flexRow('3'),
  width: '100%',
  minHeight: '3rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:active': { background: vars.color.selected },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.raisedHover } } } },
})

export const sign = style({ color: vars.color.muted })

// Words stand under words, whether a sign stands before them or not.
globalStyle(`${menu}:has(${sign}) ${item} > span:first-child`, {
  marginInlineStart: `calc(20px + ${vars.space[3]})`,
})
export const chosen = style({ marginInlineStart: 'auto', color: vars.color.accent })

export const note = style({ padding: vars.space[3], ...textStyle('small', 'muted'), textWrap: 'pretty' })

import { style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

/** Over the end of the control, so that a message moves nothing. */
export const inside = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '2px',
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
})

export const capsLock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `2px ${vars.space[2]}`,
  borderRadius: vars.radius.full,
  background: vars.color.warningGround,
  color: vars.color.warning,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
})

export const reveal = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.color.muted,
  pointerEvents: 'auto',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
})

import { style } from '@vanilla-extract/css'
import { centred, flexRow, onHover, surface, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Over the end of the control, so that a message moves nothing. */
export const inside = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '2px',
  ...flexRow(),
  pointerEvents: 'none',
})

export const capsLock = style({
  ...flexRow('1'),
  padding: `2px ${vars.space[2]}`,
  ...surface('warningGround', 'full'),
  ...textStyle('caption', 'tight', 'semibold', 'warning'),
})

export const reveal = style({
  ...centred,
  alignSelf: 'stretch',
  width: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.color.muted,
  pointerEvents: 'auto',
  ...onHover({ color: vars.color.text }),
})

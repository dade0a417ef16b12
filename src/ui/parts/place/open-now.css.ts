import { globalStyle, style } from '@vanilla-extract/css'
import { flexRow, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Whether a place is open: its icon and its words say so, the colour stresses it. */
export const openNow = style({
  flexBasis: '100%',
  ...flexRow('2', 'flex-start'),
  ...textStyle('semibold'),
  color: vars.color.positive,
  paddingBlockStart: vars.space['1'],
})
export const closedNow = style([openNow, { color: vars.color.warning }])
globalStyle(`${openNow} > svg`, { flexShrink: 0, marginBlockStart: '0.2em' })

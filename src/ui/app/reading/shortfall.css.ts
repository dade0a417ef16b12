import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** Quiet: what is there is worth more than what is not. */
export const line = style({
  margin: 0,
  paddingBlock: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
})

import { style } from '@vanilla-extract/css'
import { flexWrap, surface, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** In the flow of the page, beside the sign of the button that it tells of: its own button wraps under the words. */
export const step = style({
  ...flexWrap('3', 'center'),
  justifyContent: 'flex-end',
  marginBlock: vars.space[2],
  padding: vars.space[3],
  ...surface('raised'),
  border: `1px solid ${vars.color.warm}`,
})
export const sign = style({ flexShrink: 0, marginInlineEnd: 'auto', color: vars.color.warm })
export const words = style({ flex: '1 1 12rem', minWidth: 0 })
export const title = style({ display: 'block', ...textStyle('lead', 'bold') })
export const text = style({ display: 'block', color: vars.color.muted, textWrap: 'pretty' })

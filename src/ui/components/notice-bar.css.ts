import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { flexWrap, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { tones } from '#ui/theme/tones.css.ts'

const bar = style({
  ...flexWrap('3', 'center'),
  minHeight: vars.size.touch,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  ...textStyle('snug', 'text'),
})

export const tone = styleVariants(tones, ({ ground }) => [bar, { background: ground }])
export const sign = styleVariants(tones, ({ ink }) => ({ color: ink }))
export const text = style({ flex: '1 1 min(9rem, 60%)', minWidth: 0, textWrap: 'pretty' })
// A button after the text ends with its words, not with its ground: the text has that much more room.
globalStyle(`${text} + *`, { marginInlineEnd: `calc(-1 * ${vars.space[2]})` })

import { style } from '@vanilla-extract/css'
import { flexWrap, hairline, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const page = style({ ...stack('8'), overflowWrap: 'anywhere' })
export const section = style({ ...stack('3'), alignItems: 'flex-start', minWidth: 0 })
export const title = style(textStyle('title', 'tight'))
export const paragraph = style({ textWrap: 'pretty', overflowWrap: 'anywhere' })
export const quoted = style({
  ...textStyle('muted'),
  paddingInlineStart: vars.space['4'],
  borderInlineStart: hairline,
  textWrap: 'pretty',
})
export const ways = style({ ...flexWrap('2', 'center'), alignSelf: 'stretch' })

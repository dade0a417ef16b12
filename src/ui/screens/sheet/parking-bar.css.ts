import { style, styleVariants } from '@vanilla-extract/css'
import { flexWrap, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const parking = style({
  ...flexWrap('2', 'center'),
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
})
export const parkingWords = style({ color: vars.color.muted })
export const parkingNumber = style(textStyle('title', 'text'))
export const parkingBar = style({
  flexBasis: '100%',
  width: '100%',
  height: '8px',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
})
export const parkingTrack = style({ fill: vars.color.raisedHover })
export const parkingFill = styleVariants({
  full: { fill: vars.color.danger },
  little: { fill: vars.color.warning },
  plenty: { fill: vars.color.positive },
})

import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const parking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  fontVariantNumeric: 'tabular-nums',
})
export const parkingWords = style({ color: vars.color.muted })
export const parkingNumber = style({ color: vars.color.text, fontSize: vars.fontSize.title })
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

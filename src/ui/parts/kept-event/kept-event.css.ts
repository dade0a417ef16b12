import { globalStyle, style } from '@vanilla-extract/css'
import { flexRow, flexWrap, stack, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** When one is reminded of an event. */
export const reminder = style({
  ...flexRow('1'),
  ...textStyle('small', 'snug', 'warm'),
  fontVariantNumeric: 'tabular-nums',
})

export const keep = style({ ...stack('3'), outline: 'none' })
/** Full width on a phone, on a desktop as wide as its text. */
export const offer = style({ display: 'grid', '@media': { [media.wide]: { justifyItems: 'start' } } })
export const state = style({ ...flexWrap(), alignItems: 'center', columnGap: vars.space['4'], rowGap: vars.space['2'] })
/** On a phone they share the width; stacked they have the width of the page. */
export const buttons = style(flexWrap('2'))
globalStyle(`${buttons} > *`, { flex: '1 1 auto', '@media': { [media.wide]: { flexGrow: 0 } } })

export const subject = style({ color: vars.color.muted, textWrap: 'pretty' })
export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space['4'],
})
/** A note about the device, below the form. */
export const device = style({ ...stack('2'), outline: 'none' })
export const hint = style({ ...textStyle('small', 'muted'), textWrap: 'pretty' })

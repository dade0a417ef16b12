import { globalStyle, style } from '@vanilla-extract/css'
import { centred, flexRow, square, surface } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const lead = style({ marginBlock: `0 ${vars.space[5]}`, color: vars.color.muted, textWrap: 'pretty' })

/** Receives the focus when no row is left. */
export const place = style({ outline: 'none' })

export const row = style({
  ...flexRow('3'),
  minHeight: vars.size.listRow,
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
})

globalStyle(`${row} > button`, { color: vars.color.muted })
globalStyle(`${row} > button:hover`, { color: vars.color.danger })

export const sign = style({
  ...centred,
  flexShrink: 0,
  ...square(vars.size.touch),
  ...surface('raised', 'medium'),
  color: vars.color.muted,
})

export const inHand = style({ background: vars.color.selected, color: vars.color.text })

import { globalStyle, style } from '@vanilla-extract/css'
import { fill, flexRow, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The part of a row that is swiped. */
export const sliding = style({ position: 'relative', height: '100%', background: 'inherit' })

/** The background of a swiped row. */
export const swiped = style({
  ...fill,
  ...flexRow('2'),
  justifyContent: 'flex-end',
  paddingInline: vars.space[5],
  background: vars.color.dangerGround,
  ...textStyle('semibold', 'danger'),
})
globalStyle(`${swiped} + ${sliding}`, { background: vars.color.surface })

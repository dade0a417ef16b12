import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const courses = style(stack('4'))
export const title = style({ ...textStyle('lead', 'warm'), marginBlockEnd: vars.space['3'] })
export const dishes = style(stack('3'))
export const dish = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space['4'],
  alignItems: 'baseline',
  lineHeight: vars.lineHeight.snug,
})
export const name = style({ fontWeight: vars.fontWeight.semibold })
export const price = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const description = style({ gridColumn: '1', ...textStyle('small', 'muted') })

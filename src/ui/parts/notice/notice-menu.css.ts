import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const courses = style({ display: 'flex', flexDirection: 'column', gap: vars.space['4'] })
export const title = style({ fontSize: vars.fontSize.lead, color: vars.color.warm, marginBlockEnd: vars.space['3'] })
export const dishes = style({ display: 'flex', flexDirection: 'column', gap: vars.space['3'] })
export const dish = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space['4'],
  alignItems: 'baseline',
  lineHeight: vars.lineHeight.snug,
})
export const name = style({ fontWeight: vars.fontWeight.semibold })
export const price = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const description = style({ gridColumn: '1', color: vars.color.muted, fontSize: vars.fontSize.small })

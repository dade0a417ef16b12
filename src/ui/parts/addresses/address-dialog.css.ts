import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const above = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[3]}`,
})

/** High enough for either message: the layout does not move while typing. */
export const summary = style({
  minHeight: '1.5rem',
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const scroller = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  paddingInline: vars.space[5],
  borderBlock: `1px solid ${vars.color.line}`,
})

export const part = style({ paddingBlock: vars.space[3] })
export const heading = style({
  minHeight: '1.5rem',
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const bones = style({ justifyContent: 'space-between' })

export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[3]}`,
})

export const where = style({
  textAlign: 'center',
  color: vars.color.muted,
  fontSize: vars.fontSize.caption,
  fontVariantNumeric: 'tabular-nums',
})

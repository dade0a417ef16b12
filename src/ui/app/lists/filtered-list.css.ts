import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

const width = {
  width: '100%',
  maxWidth: vars.size.readingMax,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': { [media.desktop]: { maxWidth: '1280px', paddingInline: vars.space[6] } },
} as const

export const above = style([
  width,
  { display: 'flex', flexDirection: 'column', gap: vars.space[3], paddingBlock: `${vars.space[2]} ${vars.space[3]}` },
])

/** High enough for the hint that comes and goes: nothing moves then. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '4rem',
})
globalStyle(`${summary} > a`, { flexShrink: 0 })

export const total = style({
  flex: '1 1 7rem',
  minWidth: 0,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const hint = style({ display: 'block', color: vars.color.warm, fontSize: vars.fontSize.small })

export const rows = style([width])
export const end = style({ height: vars.space[12] })

/** As wide as one types, not as the rows. */
export const filter = style({ '@media': { [media.desktop]: { maxWidth: '40rem' } } })

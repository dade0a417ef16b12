import { globalStyle, style } from '@vanilla-extract/css'
import { contained, flexWrap, stack, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const width = {
  ...contained(vars.size.readingMax),
  paddingInline: vars.space[4],
  '@media': { [media.desktop]: { maxWidth: '1280px', paddingInline: vars.space[6] } },
} as const

export const above = style([width, { ...stack('3'), paddingBlock: `${vars.space[2]} ${vars.space[3]}` }])

/** High enough for the hint that comes and goes: nothing moves then. */
export const summary = style({ ...flexWrap('2', 'center'), justifyContent: 'space-between', minHeight: '4rem' })
globalStyle(`${summary} > a`, { flexShrink: 0 })

export const total = style({
  flex: '1 1 7rem',
  minWidth: 0,
  ...textStyle('tight', 'muted'),
  fontVariantNumeric: 'tabular-nums',
})
export const hint = style({ display: 'block', ...textStyle('small', 'warm') })

export const rows = style([width])
export const end = style({ height: vars.space[12] })

/** As wide as one types, not as the rows. */
export const filter = style({ '@media': { [media.desktop]: { maxWidth: '40rem' } } })

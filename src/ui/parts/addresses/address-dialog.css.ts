import { style } from '@vanilla-extract/css'
import { flexRow, hairline, stack, textStyle } from '#ui/theme/primitives.ts'
import { container } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const edge = { ...stack('2'), padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[3]}` }
export const above = style(edge)

/** High enough for either message: the layout does not move while typing. */
export const summary = style({
  minHeight: '1.5rem',
  ...textStyle('small', 'muted'),
  fontVariantNumeric: 'tabular-nums',
})

export const scroller = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  paddingInline: vars.space[5],
  borderBlock: hairline,
  // Where there is little room the whole dialog scrolls.
  '@container': { [container.low]: { flex: 'none', overflowY: 'visible' } },
})

export const part = style({ paddingBlock: vars.space[3] })
export const heading = style({ minHeight: '1.5rem', ...textStyle('small', 'semibold', 'muted') })
export const row = style({
  ...flexRow(),
  minHeight: '3.5rem',
  selectors: { '& + &': { borderBlockStart: hairline } },
})
export const bones = style({ justifyContent: 'space-between' })

export const below = style(edge)

export const where = style({
  textAlign: 'center',
  ...textStyle('caption', 'muted'),
  fontVariantNumeric: 'tabular-nums',
})

import { globalStyle, style } from '@vanilla-extract/css'
import { flexRow, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { scrim } from '#ui/components/overlay.css.ts'

export const overlay = style([scrim, { background: vars.color.ground }])
export const modal = style({ height: '100%', outline: 'none' })
export const dialog = style({ height: '100%', outline: 'none' })

export const content = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  paddingBlock: `${vars.safe.top} ${vars.safe.bottom}`,
  paddingInline: `${vars.safe.start} ${vars.safe.end}`,
})

export const bar = style({
  ...flexRow(),
  justifyContent: 'space-between',
  height: vars.size.topBar,
  paddingInline: `${vars.space['4']} ${vars.space['3']}`,
})

export const count = style({ ...textStyle('body'), fontVariantNumeric: 'tabular-nums' })

export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
  outline: 'none',
})

export const figure = style({
  flex: '0 0 100%',
  minWidth: 0,
  paddingInline: vars.space['4'],
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  ...stack('4'),
  alignItems: 'center',
  justifyContent: 'center',
})

/** As large as the viewport allows at the pictures' ratio. */
export const frame = style({ display: 'block', width: 'min(100%, calc((100dvh - 260px) * 4 / 3))' })
globalStyle(`${frame} > span`, { borderRadius: vars.radius.large, background: 'transparent' })

export const caption = style({ textAlign: 'center', ...textStyle('lead', 'snug'), maxWidth: '40rem' })

export const turns = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space['6'],
  padding: vars.space['4'],
})

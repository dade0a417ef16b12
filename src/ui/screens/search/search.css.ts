import { globalStyle, style } from '@vanilla-extract/css'
import {
  centred,
  flexRow,
  flexWrap,
  forcedEdge,
  hiddenFromSight,
  square,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** What an empty page says itself. */
export const heard = style(hiddenFromSight)

export const summary = style({
  ...flexWrap('2', 'center'),
  minHeight: vars.size.touch,
  marginBlock: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.muted,
})

export const provinces = style({ minHeight: `calc(${vars.size.touch} + 2 * ${vars.space[1]})` })

export const group = style({ marginBottom: vars.space[6] })

export const groupTitle = style({
  ...flexRow('2', 'baseline'),
  margin: `0 0 ${vars.space[3]}`,
  ...textStyle('lead', 'semibold'),
})

export const groupCount = style(textStyle('body', 'regular', 'muted'))

export const rows = style({ display: 'grid', gap: vars.space[2] })

export const row = style({ overflow: 'hidden', ...surface(), ...forcedEdge })

export const thumb = style({
  ...centred,
  flexShrink: 0,
  ...square('2.75rem'),
  overflow: 'hidden',
  ...surface('raised', 'medium'),
  color: vars.color.muted,
})

globalStyle(`${thumb} > span`, { width: '100%' })

/** Results of an older text. */
export const refining = style({ opacity: 0.6 })

export const recentHead = style({
  ...flexWrap('2', 'center'),
  justifyContent: 'space-between',
  marginBlock: `${vars.space[2]} ${vars.space[3]}`,
})
// The text of its quiet button is aligned with the edge of the rows.
globalStyle(`${recentHead} > button`, { marginInlineEnd: `calc(-1 * ${vars.space[3]})` })
export const recentTitle = style(textStyle('lead', 'semibold'))

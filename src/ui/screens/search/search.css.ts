import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  marginBlock: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.muted,
})

export const provinces = style({ minHeight: `calc(${vars.size.touch} + 2 * ${vars.space[1]})` })

export const group = style({ marginBottom: vars.space[6] })

export const groupTitle = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  margin: `0 0 ${vars.space[3]}`,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.semibold,
})

export const groupCount = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.regular,
})

export const rows = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const thumb = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.muted,
})

globalStyle(`${thumb} > span`, { width: '100%' })

/** Results of an older text. */
export const refining = style({ opacity: 0.6 })

export const recentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlock: `${vars.space[2]} ${vars.space[3]}`,
})
// The text of its quiet button is aligned with the edge of the rows.
globalStyle(`${recentHead} > button`, { marginInlineEnd: `calc(-1 * ${vars.space[3]})` })
export const recentTitle = style({ margin: 0, fontSize: vars.fontSize.lead, fontWeight: vars.fontWeight.semibold })

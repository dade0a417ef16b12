import { style } from '@vanilla-extract/css'
import { flexRow, forcedEdge, hairline, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Where it is rendered: it takes part in no layout. */
export const here = style({ position: 'absolute' })

/** A line without height at the lower edge of what scrolls. */
export const place = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.zIndex.sticky,
  height: 0,
  pointerEvents: 'none',
})

/** All of a page are equally wide, so that one covers another. */
export const mark = style({
  ...flexRow('2'),
  ...textStyle('small', 'snug'),
  ...forcedEdge,
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInline: vars.space[4],
  maxWidth: '28rem',
  marginInline: 'auto',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: hairline,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
})

export const sign = style({ flexShrink: 0, color: vars.color.muted })

import { globalStyle, style } from '@vanilla-extract/css'
import { flexRow, forcedEdge, hairline, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Lies over the page until the app has drawn as much. Only links do something: the browser follows them by itself. */
export const lastSeen = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.loading,
  overflow: 'hidden',
  background: vars.color.ground,
  pointerEvents: 'none',
})

globalStyle(`${lastSeen} a[href^="/"]`, { pointerEvents: 'auto' })

/** Of when it is, where that is not just now. */
export const age = style({
  ...flexRow('2'),
  ...textStyle('small', 'snug'),
  ...forcedEdge,
  position: 'absolute',
  insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.safe.bottom} + ${vars.space[3]})`,
  insetInline: vars.space[4],
  maxWidth: '28rem',
  marginInline: 'auto',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: hairline,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
})

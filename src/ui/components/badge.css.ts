import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

const pop = keyframes({ from: { scale: '0.4', opacity: 0 } })

export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  // A larger badge would cover its icon.
  minWidth: 'min(1.25rem, 26px)',
  height: 'min(1.25rem, 26px)',
  paddingInline: '0.3125rem',
  borderRadius: vars.radius.full,
  background: vars.color.warm,
  color: vars.color.warmInk,
  fontSize: `min(${vars.fontSize.caption}, 16px)`,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  // A gap between the badge and its icon.
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  animation: `${pop} ${vars.motion.calm} ${vars.motion.ease}`,
})

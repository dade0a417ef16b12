import { keyframes, style } from '@vanilla-extract/css'
import { surface, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

const pop = keyframes({ from: { scale: '0.4', opacity: 0 } })

export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  // A larger badge would cover its icon.
  minWidth: 'min(1.25rem, 26px)',
  height: 'min(1.25rem, 26px)',
  paddingInline: '0.3125rem',
  ...surface('warm', 'full'),
  ...textStyle('semibold', 'warmInk'),
  fontSize: `min(${vars.fontSize.caption}, 16px)`,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  // A gap between the badge and its icon.
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  animation: `${pop} ${vars.motion.calm} ${vars.motion.ease}`,
})

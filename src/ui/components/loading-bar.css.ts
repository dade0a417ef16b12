import { keyframes, style } from '@vanilla-extract/css'
import { surface } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const run = keyframes({
  from: { translate: `calc(${vars.forward} * -100%) 0` },
  to: { translate: `calc(${vars.forward} * 350%) 0` },
})

export const track = style({
  position: 'fixed',
  zIndex: vars.zIndex.loading,
  top: 0,
  insetInline: 0,
  height: '3px',
  overflow: 'hidden',
  pointerEvents: 'none',
  background: vars.color.selected,
  // Quick answers show no bar.
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease} 150ms backwards`,
})

export const runner = style({
  width: '30%',
  height: '100%',
  ...surface('accent', 'full'),
  animation: `${run} 1200ms ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})

import { keyframes, style } from '@vanilla-extract/css'
import { square, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Letters so large that the name of the screen has a line of its own: the buttons stand at the other edge. */
const LARGE_LETTERS = '(max-width: 17rem)'

export const toggle = style({
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  '@container': { [LARGE_LETTERS]: { position: 'static' } },
})

const come = keyframes({ from: { opacity: 0, translate: '0 -0.25rem' } })
const EDGE = '10px'

/** Below its button; over the content, and never over the button. */
export const step = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${EDGE})`,
  insetInlineEnd: `calc(-2 * ${vars.size.touch})`,
  zIndex: vars.zIndex.sticky,
  // It is not interactive: elements below it can be pressed.
  pointerEvents: 'none',
  width: 'max-content',
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  ...stack('2'),
  padding: vars.space['4'],
  ...surface('raised'),
  border: `1px solid ${vars.color.warm}`,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${come} ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': {
    // Where there is no room under the button it stands at the top of the window, and scrolls.
    [media.low]: {
      position: 'fixed',
      insetBlockStart: `max(${vars.space['2']}, ${vars.safe.top})`,
      insetInlineStart: `max(${vars.space['2']}, ${vars.safe.start})`,
      insetInlineEnd: `max(${vars.space['2']}, ${vars.safe.end})`,
      width: 'auto',
      maxWidth: 'none',
      maxHeight: `calc(100dvh - ${vars.size.bottomBar} - 2 * ${vars.space['2']})`,
      overflowY: 'auto',
      pointerEvents: 'auto',
    },
  },
  // As wide as the bar.
  '@container': { [LARGE_LETTERS]: { insetInline: vars.space['2'], width: 'auto', maxWidth: 'none' } },
})
/** The arrow that points at the button. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: '-8px',
  insetInlineEnd: `calc(2 * ${vars.size.touch} + ${vars.size.touch} / 2 - 8px)`,
  ...square('14px'),
  rotate: `calc(${vars.forward} * 45deg)`,
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.warm}`,
  borderInlineStart: `1px solid ${vars.color.warm}`,
  '@media': { [media.low]: { display: 'none' } },
  '@container': { [LARGE_LETTERS]: { display: 'none' } },
})
export const title = style({ display: 'block', ...textStyle('lead', 'bold') })
export const text = style({ display: 'block', color: vars.color.muted, textWrap: 'pretty' })
export const end = style({ pointerEvents: 'auto', alignSelf: 'flex-end', display: 'flex', justifyContent: 'flex-end' })

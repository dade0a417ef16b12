import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { flexRow, grow, scroller, stack, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { tones } from '#ui/theme/tones.css.ts'

const rise = keyframes({ from: { translate: '0 1rem', opacity: 0 } })

/** `toast-place.ts` says where it stands. */
export const region = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetInline: `calc(${vars.space[3]} + ${vars.safe.start}) calc(${vars.space[3]} + ${vars.safe.end})`,
  paddingBlock: `${vars.safe.top} ${vars.safe.bottom}`,
  bottom: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  outline: 'none',
  // Beside the content, not over it.
  '@media': {
    [media.desktop]: { justifyContent: 'flex-end', insetInlineEnd: `calc(${vars.space[6]} + ${vars.safe.end})` },
  },
})

export const list = style({ ...stack('2'), ...scroller, width: '100%', maxWidth: '30rem' })

const toast = style({
  ...flexRow('3'),
  flexShrink: 0,
  minHeight: '3.5rem',
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderRadius: vars.radius.medium,
  border: '1px solid',
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
})

export const tone = styleVariants(tones, ({ ink, ground }) => [
  toast,
  {
    background: ground,
    borderColor: vars.color.line,
    '@supports': {
      '(color: color-mix(in srgb, red, red))': { borderColor: `color-mix(in srgb, ${ink} 35%, transparent)` },
    },
  },
])

export const sign = styleVariants(tones, ({ ink }) => ({ color: ink }))

export const content = style({ ...grow, paddingBlock: vars.space[2], lineHeight: vars.lineHeight.snug })

/** What the server said, under our own sentence. */
export const more = style({ display: 'block', ...textStyle('small', 'muted') })

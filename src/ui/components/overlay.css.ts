import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { flexRow, flexWrap, grow, hairline, scroller, stack, textStyle } from '#ui/theme/primitives.ts'
import { container } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })

/** The backdrop of every overlay. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  height: 'var(--visual-viewport-height, 100dvh)',
  background: vars.color.scrim,
  containerName: 'overlay',
  containerType: 'size',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${vanish} ${vars.motion.quick} ${vars.motion.ease} forwards` },
    '&[data-leaving]': { opacity: 0, animation: 'none' },
  },
})

/** Stands at the bottom beside what is read: toasts keep clear of it, and to the top meanwhile. */
export const heldAtBottom = style({})

export const panel = style({
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  border: hairline,
  outline: 'none',
})

/**
 * As high as its panel at most: the body scrolls, and the buttons stay in sight. Where that has little room all of it scrolls
 * together: beside a heading and buttons that stay, nothing else would be seen.
 */
export const content = style({
  ...stack(),
  minHeight: 0,
  height: '100%',
  outline: 'none',
  '@container': { [container.low]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
})

export const heading = style({
  ...flexRow('3'),
  paddingBlockStart: vars.space[5],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
})

export const title = style({
  ...grow,
  minHeight: vars.size.touch,
  ...flexRow(),
  ...textStyle('title'),
  textWrap: 'balance',
})

export const body = style({
  flex: '1 1 auto',
  ...scroller,
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[5]}`,
})

export const actions = style({
  ...flexWrap('3'),
  justifyContent: 'flex-end',
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
})

// On phones two buttons share the width, so that each is large.
globalStyle(`${actions} > *`, { '@media': { '(max-width: 479px)': { flex: '1 1 8rem' } } })

globalStyle(`${content} > *`, {
  '@container': { [container.low]: { flex: 'none', overflow: 'visible' } },
})

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import {
  clipped,
  flexRow,
  flexWrap,
  grow,
  inlineRow,
  onHover,
  square,
  stack,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { rowTarget } from './row-target.css.ts'

const row = style({
  position: 'relative',
  ...flexRow('3'),
  width: '100%',
  paddingInline: vars.space[4],
  color: vars.color.text,
  textAlign: 'start',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
})

const tall = style([row, { minHeight: vars.size.listRow, paddingBlock: vars.space[3] }])

export const height = styleVariants({
  /** 88 px or more at the default text size: it grows with its names, and shows the beginning of its last line. */
  tall: [tall],
  /** Its last line is whole, too. */
  free: [tall],
  compact: [row, { minHeight: '4rem', paddingBlock: vars.space[2] }],
})

export const pressable = style({
  cursor: 'pointer',
  ...onHover({ background: vars.color.raised }),
  selectors: { '&:active': { background: vars.color.raisedHover } },
})

export const selected = style({
  background: vars.color.selected,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.selected } } },
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})

export const words = style({ ...stack(), gap: '1px', ...grow })

export const overline = style(textStyle('small', 'snug', 'muted'))

/** A name is never cut: it takes the lines that it needs. */
export const title = style({ ...textStyle('body', 'snug', 'semibold'), textWrap: 'pretty' })

export const unreadTitle = style({ fontWeight: vars.fontWeight.bold })

export const target = style([rowTarget, { font: 'inherit', textAlign: 'start' }])

export const meta = style({ ...flexRow('1'), minWidth: 0, ...textStyle('small', 'snug', 'muted') })

export const metaWords = style(clipped)
export const freeMeta = style({ whiteSpace: 'normal' })

export const state = style({ display: 'flex', paddingBlockStart: vars.space[1] })

export const bones = style({ gap: vars.space[2] })

export const trailing = style({
  position: 'relative',
  ...flexRow('2'),
  flexShrink: 0,
  zIndex: vars.zIndex.raised,
  // Only buttons and links in this area receive presses; text passes them to the row.
  pointerEvents: 'none',
})

globalStyle(`${trailing} :is(a, button, input, label, select)`, { pointerEvents: 'auto' })

export const top = style({ ...flexWrap(), alignItems: 'baseline', columnGap: vars.space[2], minWidth: 0 })
// With large text the time moves below the name, so that the name stays readable.
globalStyle(`${top} > :first-child`, { flex: '1 1 6rem' })

export const time = style({
  marginInlineStart: 'auto',
  flexShrink: 0,
  ...inlineRow('2'),
  ...textStyle('caption', 'snug', 'muted'),
  fontVariantNumeric: 'tabular-nums',
})

export const unreadTime = style(textStyle('bold', 'warm'))

export const dot = style({
  ...square('0.625rem'),
  ...surface('warm', 'full'),
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})

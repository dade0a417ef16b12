import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'
import { rowTarget } from './row-target.css.ts'

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  paddingInline: vars.space[4],
  color: vars.color.text,
  textAlign: 'start',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
})

export const height = styleVariants({
  /** 88 px at the default text size, for every content: virtualised lists rely on it. */
  fixed: [row, { height: vars.size.listRow, overflow: 'hidden' }],
  free: [row, { minHeight: vars.size.listRow, paddingBlock: vars.space[3] }],
  compact: [row, { minHeight: '4rem', paddingBlock: vars.space[2] }],
})

export const pressable = style({
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.raised } } } },
  selectors: { '&:active': { background: vars.color.raisedHover } },
})

export const selected = style({
  background: vars.color.selected,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.selected } } },
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: '1px', flex: 1, minWidth: 0 })

export const overline = style([
  clipped,
  { fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug, color: vars.color.muted },
])

export const title = style([
  clipped,
  { fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.snug, fontWeight: vars.fontWeight.semibold },
])

export const unreadTitle = style({ fontWeight: vars.fontWeight.bold })

export const freeTitle = style({ whiteSpace: 'normal', textWrap: 'pretty' })

export const target = style([rowTarget, { font: 'inherit', textAlign: 'start' }])

export const meta = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.muted,
})

export const metaWords = style(clipped)
export const freeMeta = style({ whiteSpace: 'normal' })

export const bones = style({ gap: vars.space[2] })

export const trailing = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  zIndex: vars.zIndex.raised,
  // Only buttons and links in this area receive presses; text passes them to the row.
  pointerEvents: 'none',
})

globalStyle(`${trailing} :is(a, button, input, label, select)`, { pointerEvents: 'auto' })

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  minWidth: 0,
})
// With large text the time moves below the name, so that the name stays readable: the row is high enough.
globalStyle(`${top} > :first-child`, { flex: '1 1 6rem' })

export const time = style({
  marginInlineStart: 'auto',
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const unreadTime = style({ color: vars.color.warm, fontWeight: vars.fontWeight.bold })

export const dot = style({
  width: '0.625rem',
  height: '0.625rem',
  borderRadius: vars.radius.full,
  background: vars.color.warm,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})

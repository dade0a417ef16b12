import { globalStyle, style } from '@vanilla-extract/css'
import { binOf } from '#ui/components/row-bin.css.ts'
import { media, vars } from '#ui/theme/theme.css.ts'

/** The height of a section's header and of the air after a section, in rem. The layout counts in the same. */
export const HEADER = 2.75
export const GAP = 0.5

export const flow = style({
  position: 'relative',
  width: '100%',
  maxWidth: vars.size.readingMax,
  marginInline: 'auto',
})

// Sizes are given from outside: what happens in a section or a row has nothing else measured again.
export const section = style({ position: 'absolute', insetInline: vars.space[4], contain: 'layout style size' })

// It stays while its rows are in sight, over them.
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  height: `${HEADER}rem`,
  paddingInline: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  background: vars.color.ground,
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

export const rows = style({
  position: 'relative',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const row = style({
  position: 'absolute',
  insetInline: 0,
  height: vars.size.listRow,
  contain: 'strict',
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  // A thin line between rows, from where their words begin.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: vars.zIndex.raised,
    insetBlockStart: 0,
    insetInline: `calc(${vars.size.avatarRow} + ${vars.space[4]} + ${vars.space[3]}) 0`,
    height: '1px',
    background: vars.color.line,
    pointerEvents: 'none',
  },
  selectors: {
    '&[data-first="true"]::before': { display: 'none' },
    // The corners are the rows' own: one clip around thousands of rows is painted anew at each frame.
    '&[data-first="true"]': { borderStartStartRadius: vars.radius.large, borderStartEndRadius: vars.radius.large },
    '&[data-last="true"]': { borderEndStartRadius: vars.radius.large, borderEndEndRadius: vars.radius.large },
  },
})

// Keyboards that walk to a row find it beside the header that stays, not under it.
globalStyle(`${row} a, ${row} input`, { scrollMarginBlock: '6rem' })

/** With a pointer that hovers, or under the keyboard's focus: the bin at the end of the row. */
export const bin = binOf(row)

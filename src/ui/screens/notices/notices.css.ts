import { globalStyle, style } from '@vanilla-extract/css'
import { binOf } from '#ui/components/row-bin.css.ts'
import {
  belowHeadings,
  contained,
  flexRow,
  forcedEdge,
  forcedGround,
  grow,
  square,
  stack,
  stickyHeading,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The height of a section's header and of the gap after a section, in rem. The layout uses the same values. */
export const HEADER = 2.75
export const GAP = 0.5

// What is measured above the window is made up for by the list itself.
export const flow = style({ position: 'relative', overflowAnchor: 'none', ...contained(vars.size.readingMax) })

export const section = style({ marginInline: vars.space[4], contain: 'layout style' })
export const nextSection = style([section, { marginBlockStart: `${GAP}rem` }])

// Sticky above its rows.
export const header = style({
  ...stickyHeading(),
  ...flexRow(),
  minHeight: `${HEADER}rem`,
  paddingInline: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  ...textStyle('small', 'semibold', 'muted'),
})

export const rows = style({ position: 'relative', ...surface(), ...forcedEdge })

export const row = style({
  position: 'relative',
  minHeight: vars.size.listRow,
  contain: 'layout paint style',
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  // A thin line between rows, starting at their text.
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
    // Each row has its own rounded corners: one clip around thousands of rows is repainted in each frame.
    '&[data-first="true"]': { borderStartStartRadius: vars.radius.large, borderStartEndRadius: vars.radius.large },
    '&[data-last="true"]': { borderEndStartRadius: vars.radius.large, borderEndEndRadius: vars.radius.large },
  },
})

// What receives the keyboard focus in a row comes below the sticky header, not behind it.
globalStyle(`main:has(${header})`, belowHeadings('5rem'))

/** The delete button at the end of the row, on hover or keyboard focus. */
export const bin = binOf(row)

/** At the foot of the room for what is chosen. */
export const beside = style({ width: '100%', maxWidth: '32rem', alignSelf: 'end' })

export const above = style({
  ...contained(vars.size.readingMax),
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
})

/** After the last row, with the same width. */
export const advertising = style({
  ...contained(vars.size.readingMax),
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[4],
})

export const filters = style(flexRow('2'))

/** The chips scroll below the edge of the button beside them. */
export const chips = style({
  ...grow,
  overflow: 'hidden',
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  maskImage: `linear-gradient(calc(${vars.forward} * -90deg), transparent, #000 1.5rem)`,
})

/** A filter behind the button is set. */
export const dot = style({
  display: 'block',
  ...square('0.625rem'),
  margin: vars.space[2],
  ...surface('warm', 'full'),
  ...forcedGround('Highlight'),
})

export const notes = style({ marginBlockStart: vars.space[3] })

/** The list until its first page is there. */
export const waiting = style({ ...contained(vars.size.readingMax), paddingInline: vars.space[4] })
export const waitingHeader = style({ ...flexRow(), height: `${HEADER}rem` })

export const sheet = style(stack('5'))
/** Narrower than its neighbour, whose text then fits on one line. */
export const reset = style({ selectors: { '&&': { flex: '0 1 auto' } } })

export const choice = style(stack('2'))
export const choiceLabel = style({ fontWeight: vars.fontWeight.semibold })

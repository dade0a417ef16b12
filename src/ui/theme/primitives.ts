/**
 * Parts of style rules on the tokens. A sheet spreads them into its own rules: `style({ ...stack('2'), flex: 1 })`.
 * They are values, not classes: each rule keeps its one class, and the order of the sheets decides nothing between a
 * primitive and a screen.
 */
import type { CSSProperties, GlobalStyleRule, StyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

type Gap = keyof typeof vars.space
type Align = 'center' | 'flex-start' | 'flex-end' | 'baseline'
type Color = keyof typeof vars.color

const gapOf = (gap: Gap | undefined): CSSProperties => (gap === undefined ? {} : { gap: vars.space[gap] })

/** A column. */
export const stack = (gap?: Gap): CSSProperties => ({ display: 'flex', flexDirection: 'column', ...gapOf(gap) })

/** A row; its items are centred vertically, unless told otherwise. */
export const flexRow = (gap?: Gap, alignItems: Align = 'center'): CSSProperties => ({
  display: 'flex',
  alignItems,
  ...gapOf(gap),
})

/** A row within a line of text. */
export const inlineRow = (gap?: Gap): CSSProperties => ({ ...flexRow(gap), display: 'inline-flex' })

/** A row that continues on further lines; its items are as high as their line, unless told otherwise. */
export const flexWrap = (gap?: Gap, alignItems?: Align): CSSProperties => ({
  display: 'flex',
  flexWrap: 'wrap',
  ...(alignItems === undefined ? {} : { alignItems }),
  ...gapOf(gap),
})

/** A grid of one column, which may be narrower than its content. */
export const singleColumn = (gap?: Gap): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...gapOf(gap),
})

/** A block of at most this width, in the middle of its container. */
export const contained = (maxWidth: string): CSSProperties => ({ width: '100%', maxWidth, marginInline: 'auto' })

/** An item as high as there is room, whose content scrolls on its own. */
export const scroller = { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' } as const

/** An item of a row that takes the remaining width, and may be narrower than its content. */
export const grow = { flex: 1, minWidth: 0 } as const

/** A part beside a longer one, which stays in sight while that scrolls. */
export const sticky = { alignSelf: 'start', position: 'sticky', top: vars.space['4'] } as const

/** A heading in sight while what it stands over scrolls, at most to this edge; a low window it would fill scrolls it along. */
export const stickyHeading = (edge = '0'): StyleRule => ({
  position: 'sticky',
  insetBlockStart: edge,
  zIndex: vars.zIndex.sticky,
  background: vars.color.ground,
  '@media': { [media.low]: { position: 'static' } },
})

/** What comes into sight in a page comes below the headings that stick there, which take this much of its height. */
export const belowHeadings = (height: string): GlobalStyleRule => ({
  scrollPaddingBlockStart: height,
  '@media': { [media.low]: { scrollPaddingBlockStart: '2rem' } },
})

/** A box that centres its only item. */
export const centred = { display: 'grid', placeItems: 'center' } as const

/** A box as large as the box that contains it. */
export const fill = { position: 'absolute', inset: 0 } as const

/** A box of equal width and height. */
export const square = (side: string): CSSProperties => ({ width: side, height: side })

/** Read out, and not seen. */
export const hiddenFromSight = {
  position: 'absolute',
  ...square('1px'),
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A ground with round corners. */
export const surface = (ground: Color = 'surface', radius: keyof typeof vars.radius = 'large'): CSSProperties => ({
  background: vars.color[ground],
  borderRadius: vars.radius[radius],
})

const textRules: Readonly<Record<string, CSSProperties>> = Object.fromEntries<CSSProperties>([
  ...Object.entries(vars.color).map(([name, color]) => [name, { color }] as const),
  ...Object.entries(vars.lineHeight).map(([name, lineHeight]) => [name, { lineHeight }] as const),
  ...Object.entries(vars.fontWeight).map(([name, fontWeight]) => [name, { fontWeight }] as const),
  ...Object.entries(vars.fontSize).map(([name, fontSize]) => [name, { fontSize }] as const),
])

/** Size, line height, weight and colour of text, each by its name on its scale: `textStyle('small', 'muted')`. */
export const textStyle = (
  ...names: readonly (keyof typeof vars.fontSize | 'tight' | 'snug' | keyof typeof vars.fontWeight | Color)[]
): CSSProperties => Object.assign({}, ...names.map((name) => textRules[name]))

/** In a low window: a bar gives its room away while somebody reads on (`low-window.ts`), but not to the keyboard. */
export const givenAway = {
  selectors: { ':root[data-reading] &:not(:has(:focus-visible))': { display: 'none' } },
} as const

/** The line that separates and frames. */
export const hairline = `1px solid ${vars.color.line}`

/** The chosen item of several; forced colours outline it. */
export const chosen = {
  background: vars.color.selected,
  color: vars.color.text,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
} as const

/** A sign at the start of a field, over its padding; presses reach the field. */
export const leadingSign = {
  position: 'absolute',
  insetInlineStart: vars.space['4'],
  insetBlock: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
  color: vars.color.muted,
} as const

/** One line of text, which ends in an ellipsis where it is cut. */
export const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** So many lines of text, the last of which ends in an ellipsis where it is cut. */
export const clamp = (lines: number): CSSProperties => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
})

/** A rule under the pointer, on devices with one that can hover. */
export const onHover = (rule: CSSProperties): StyleRule => ({
  '@media': { [media.hover]: { selectors: { '&:hover': rule } } },
})

/** A ground that says something in itself, such as a dot: forced colours draw it in this one of theirs. */
export const forcedGround = (color: 'CanvasText' | 'Highlight'): StyleRule => ({
  '@media': { [media.forcedColors]: { background: color, forcedColorAdjust: 'none' } },
})

/** An edge in forced colours, where grounds are not drawn. */
export const forcedEdge = { '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } } } as const

/** One line in a padding of `space[4]`: cut at the edge of the screen, which shows that it scrolls, with room for focus rings. */
export const scrolledLine = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingBlock: vars.space[1],
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.space[4],
  scrollPaddingInline: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
} as const

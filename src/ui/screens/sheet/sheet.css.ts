import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { wordsLink } from '#ui/components/words-link.css.ts'
import { media, vars } from '#ui/theme/theme.css.ts'

/** How high the map stands over the list on a phone, and beside it on a desk. */
const MAP = 'min(15rem, 40dvh)'
/** Where there is height enough the map stays in sight while the list goes by. */
const TALL = '(min-height: 40rem)'
const TALL_PHONE = `${TALL} and (not ${media.desktop})`

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space['4'], minWidth: 0 })
/** While it is on its way it takes no more than the window: nothing there is to be scrolled to. */
export const waiting = style({ overflow: 'hidden', maxHeight: 'calc(100dvh - 10rem)' })
globalStyle(`${waiting} > *`, { flexShrink: 0 })

// With large letters the words stand under the picture: beside it they would break within.
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] })
export const cover = style({
  flexShrink: 0,
  width: '4.5rem',
  height: '4.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
})
export const headWords = style({ flex: '1 1 9rem', minWidth: 0, display: 'flex', flexDirection: 'column' })
export const title = style({
  fontSize: vars.fontSize.display,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})
export const municipality = style([wordsLink, { alignSelf: 'flex-start' }])

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
  gap: vars.space['4'],
  padding: vars.space['4'],
  borderRadius: vars.radius.large,
  background: vars.color.surface,
})

export const body = style({ minWidth: 0 })
/** On a phone one under the other; on a desk the map stands beside all the rest. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 40%)', columnGap: vars.space['8'] },
  },
})
globalStyle(`${main} > *`, { minWidth: 0 })
globalStyle(`${main} > *`, { '@media': { [media.desktop]: { gridColumn: 1 } } })

export const mapRoom = style({
  background: vars.color.ground,
  '@media': {
    [TALL_PHONE]: {
      position: 'sticky',
      insetBlockStart: 0,
      // Over the cards, and under what the bar opens.
      zIndex: vars.zIndex.raised,
      // The list goes by beneath it, not beside its corners.
      marginInline: `calc(-1 * ${vars.space['1']})`,
      paddingInline: vars.space['1'],
      paddingBlockEnd: vars.space['2'],
    },
  },
})
globalStyle(`${main} > ${mapRoom}`, {
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / span 8',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: vars.space['4'],
    },
  },
})
export const map = style({
  position: 'relative',
  height: MAP,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  isolation: 'isolate',
  '@media': {
    [media.wide]: { height: '20rem' },
    [media.desktop]: { height: 'max(22rem, min(820px, calc(100dvh - 13rem)))' },
  },
})
// One finger scrolls the page; two are the map's.
export const mapGround = style({ touchAction: 'pan-x pan-y' })
globalStyle(`${mapGround} *`, { touchAction: 'pan-x pan-y' })

export const total = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const itemRoom = style({
  containerType: 'inline-size',
  // What the map brings into sight stands clear of it.
  scrollMarginBlock: vars.space['3'],
  '@media': { [TALL_PHONE]: { scrollMarginBlockStart: `calc(${MAP} + ${vars.space['4']})` } },
})
export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  padding: vars.space['4'],
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  border: '2px solid transparent',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.line } } },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
})
export const chosen = style({
  borderColor: vars.color.accent,
  '@media': {
    // It stays so under the pointer that chose it.
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } },
    [media.forcedColors]: { borderColor: 'Highlight' },
  },
})
export const itemHead = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space['3'] })
export const itemWords = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1'],
})
export const itemTitle = style({ fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.snug })
/** The whole card is the target; what is inside it and can be pressed lies over it. */
export const itemTarget = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' },
  },
})
export const itemWhere = style({ color: vars.color.muted, overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1'],
  paddingBlockStart: vars.space['1'],
})
// With large letters a fact is longer than a line.
globalStyle(`${facts} > span`, { maxWidth: '100%', whiteSpace: 'normal', lineHeight: vars.lineHeight.snug })
export const itemCover = style({
  flexShrink: 0,
  alignSelf: 'center',
  width: '4rem',
  // It gives way to large letters: the words need the room.
  '@container': { '(max-width: 15rem)': { display: 'none' } },
})
export const unturned = style({ flexShrink: 0, alignSelf: 'center', color: vars.color.muted })
export const turned = style([unturned, { transform: 'rotate(180deg)' }])
export const more = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  paddingBlockStart: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const placeless = style({ display: 'flex', gap: vars.space['2'], color: vars.color.muted })
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space['2'],
  minHeight: vars.size.touch,
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.full,
  background: vars.color.selected,
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.raisedHover } } } },
})

export const data = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${vars.space['3']} ${vars.space['6']}`,
  margin: 0,
})
export const entry = style({ minWidth: 0 })
export const entryLabel = style({ color: vars.color.muted, fontSize: vars.fontSize.small })
export const entryValue = style({ margin: 0, overflowWrap: 'anywhere' })
export const entryLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minHeight: vars.size.touch,
  color: vars.color.accent,
})

export const parking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  fontVariantNumeric: 'tabular-nums',
})
export const parkingWords = style({ color: vars.color.muted })
export const parkingNumber = style({ color: vars.color.text, fontSize: vars.fontSize.title })
export const parkingBar = style({
  flexBasis: '100%',
  width: '100%',
  height: '8px',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
})
export const parkingTrack = style({ fill: vars.color.raisedHover })
export const parkingFill = styleVariants({
  full: { fill: vars.color.danger },
  little: { fill: vars.color.warning },
  plenty: { fill: vars.color.positive },
})

export const boardPart = style({ display: 'flex', flexDirection: 'column', gap: vars.space['3'], minWidth: 0 })
/** With large letters on a phone: what became of a flight stands under it, not beyond the edge. */
const NARROW_BOARD = '(max-width: 15rem)'
export const board = style({
  // What is there for the ear alone hangs on it, and makes no window scroll that shows the board.
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
})
export const flights = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
const cell = style({
  padding: `${vars.space['3']} ${vars.space['2']}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space['4'] },
    '&:last-child': { paddingInlineEnd: vars.space['4'] },
  },
})
export const flightHeading = style([
  cell,
  {
    color: vars.color.muted,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.semibold,
    background: vars.color.raised,
  },
])
export const flightHeadings = style({
  '@container': { [NARROW_BOARD]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
export const flight = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@container': { [NARROW_BOARD]: { display: 'flex', flexWrap: 'wrap' } },
})
export const changed = style({ background: vars.color.infoGround })
export const flightTime = style([
  cell,
  {
    width: '1%',
    whiteSpace: 'nowrap',
    fontSize: vars.fontSize.lead,
    fontWeight: vars.fontWeight.bold,
    '@container': { [NARROW_BOARD]: { width: 'auto' } },
  },
])
export const flightWords = style([
  cell,
  {
    fontWeight: vars.fontWeight.regular,
    overflowWrap: 'anywhere',
    '@container': { [NARROW_BOARD]: { flex: 1, minWidth: 0 } },
  },
])
export const flightCell = style([cell, { color: vars.color.muted }])
export const flightStatus = style([
  cell,
  {
    width: '1%',
    '@container': {
      [NARROW_BOARD]: { flexBasis: '100%', paddingBlockStart: 0, paddingInlineStart: vars.space['4'] },
    },
  },
])
export const airport = style({ display: 'block', fontWeight: vars.fontWeight.semibold })
export const beneath = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
})
export const overtaken = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
})
export const expected = style({ color: vars.color.warning })
export const planned = style({ color: vars.color.muted })
export const news = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  paddingBlockStart: vars.space['1'],
  fontSize: vars.fontSize.caption,
})
export const newsDot = style({
  width: '8px',
  height: '8px',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
})
export const flightBones = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) 5rem',
  alignItems: 'center',
  gap: vars.space['4'],
  // As high as a flight: beneath its name a line, or two where there is little room.
  minHeight: '5.6875rem',
  paddingInline: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.wide]: { minHeight: '4.375rem' } },
})
export const flightHeadBones = style({ height: '2.8125rem', background: vars.color.raised })
export const ways = style({ display: 'flex', gap: vars.space['2'] })
export const headBones = style([headWords, { gap: vars.space['3'] }])

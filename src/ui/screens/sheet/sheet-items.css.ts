import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import {
  fill,
  flexRow,
  flexWrap,
  grow,
  hairline,
  inlineRow,
  onHover,
  singleColumn,
  stack,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { MAP, TALL_PHONE } from './sheet-map.css.ts'

export const items = style(singleColumn('3'))
export const itemRoom = style({
  containerType: 'inline-size',
  // An item that the map scrolls into view is not covered by it.
  scrollMarginBlock: vars.space['3'],
  '@media': { [TALL_PHONE]: { scrollMarginBlockStart: `calc(${MAP} + ${vars.space['4']})` } },
})
export const item = style({
  position: 'relative',
  ...stack('3'),
  padding: vars.space['4'],
  ...surface(),
  border: '2px solid transparent',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.line } } },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
})
export const chosen = style({
  borderColor: vars.color.accent,
  '@media': {
    // The same under the pointer that selected it.
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } },
    [media.forcedColors]: { borderColor: 'Highlight' },
  },
})
export const itemHead = style(flexRow('3', 'flex-start'))
export const itemWords = style({ ...grow, ...stack('1') })
export const itemTitle = style(textStyle('lead', 'snug'))
/** The whole card is the target; links and buttons inside are above it. */
export const itemTarget = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', ...fill, borderRadius: vars.radius.large },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' },
  },
})
export const itemWhere = style({ color: vars.color.muted })
/** What is known of it, in the whole width that its sign leaves: chips stand side by side. */
export const underHead = style({ ...stack('2'), paddingInlineStart: `calc(30px + ${vars.space['3']})` })
export const period = style(textStyle('small', 'snug', 'semibold', 'warm'))
export const facts = style(flexWrap('2'))
// With large text a value is longer than a line.
globalStyle(`${facts} > span`, { maxWidth: '100%', whiteSpace: 'normal', lineHeight: vars.lineHeight.snug })
export const itemCover = style({
  flexShrink: 0,
  width: '4rem',
  // It shrinks with large text: the text needs the room.
  '@container': { '(max-width: 15rem)': { display: 'none' } },
})
export const unturned = style({ flexShrink: 0, alignSelf: 'center', color: vars.color.muted })
export const turned = style([unturned, { transform: 'rotate(180deg)' }])
export const more = style({
  position: 'relative',
  ...stack('3'),
  paddingBlockStart: vars.space['3'],
  borderBlockStart: hairline,
})
export const placeless = style({ display: 'flex', gap: vars.space['2'], color: vars.color.muted })
export const way = style({
  ...inlineRow('2'),
  alignSelf: 'flex-start',
  minHeight: vars.size.touch,
  paddingInline: vars.space['4'],
  ...surface('selected', 'full'),
  ...textStyle('semibold', 'text'),
  textDecoration: 'none',
  ...onHover({ background: vars.color.raisedHover }),
})

export const data = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${vars.space['3']} ${vars.space['6']}`,
})
export const entry = style({ minWidth: 0 })
export const entryLabel = style(textStyle('small', 'muted'))
export const entryLink = style({ ...inlineRow('1'), minHeight: vars.size.touch, color: vars.color.accent })
export const wordsLink = style({ color: vars.color.accent, textDecoration: 'underline' })

export const parking = style({
  ...flexWrap('2', 'center'),
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
})
export const parkingWords = style({ color: vars.color.muted })
export const parkingNumber = style(textStyle('title', 'text'))
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

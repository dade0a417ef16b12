import { globalStyle, style } from '@vanilla-extract/css'
import { body as cardBody, title as cardWords } from '#ui/components/card.css.ts'
import { wordsLink } from '#ui/components/words-link.css.ts'
import { rowTarget } from '#ui/components/row-target.css.ts'
import {
  centred,
  flexRow,
  flexWrap,
  grow,
  onHover,
  singleColumn,
  square,
  stack,
  sticky,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** One column on a phone; on a desktop the text, and beside it address and contact details. */
export const page = style({
  ...singleColumn('8'),
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem', columnGap: vars.space['10'] },
  },
})
/** A long list, and after it a short one, beside it where there is room. */
export const listAfter = style({
  ...singleColumn('8'),
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: vars.space['10'] },
  },
})
/** Beside the text, sticky while that scrolls. */
export const beside = style({
  minWidth: 0,
  '@media': {
    [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', ...sticky },
  },
})
/** Beside the long list, sticky while that scrolls; with so many rows that they leave the window it scrolls along. */
export const shortList = style({
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      alignSelf: 'start',
      selectors: { '&:not(:has(li:nth-child(5)))': { position: 'sticky', top: vars.space['4'] } },
    },
  },
})
/** While loading it is at most as high as the viewport: skeletons need no scrolling. */
export const waiting = style({ overflow: 'hidden', maxHeight: 'calc(100dvh - 14rem)' })
// What does not fit is cut off; nothing is compressed.
globalStyle(`${waiting} > *`, { flexShrink: 0 })
export const column = style({ ...stack('8'), minWidth: 0 })

/** Where there is room, the picture stands beside the words, not as a banner over them. */
const BESIDE = '(min-width: 52rem)'
export const headerRoom = style({ containerType: 'inline-size' })
export const header = style({
  ...stack('5'),
  '@container': {
    [BESIDE]: {
      display: 'grid',
      gridTemplateColumns: '21rem minmax(0, 1fr)',
      gridAutoRows: 'auto',
      alignContent: 'center',
      columnGap: vars.space['8'],
    },
  },
})

/** The same height before and after the picture loads. */
export const cover = style({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  maxHeight: '22rem',
  width: '100%',
  ...surface(),
  '@media': { [media.wide]: { aspectRatio: '3 / 1' } },
})
globalStyle(`${cover} > *`, { height: '100%' })
/** In the first column, over all that stands beside it. */
const inFirstColumn = { gridColumn: 1, gridRow: '1 / span 3' } as const
/** A drawing says nothing of the place: what does comes sooner under a strip of it. */
export const strip = style([
  cover,
  {
    aspectRatio: 'auto',
    height: '6.5rem',
    '@media': {
      [media.wide]: { aspectRatio: 'auto', height: '11rem' },
      // At 400 % zoom the name is in sight under it.
      [media.low]: { height: '3rem' },
    },
  },
])
// In a wider cover the upper part stays visible: the disc above, the icon in the centre, and the tops of the hills.
globalStyle(`${cover} img`, { objectPosition: '50% 30%' })
// A strip is too low for the sky alone: it goes down to the hills.
globalStyle(`${strip} img`, { objectPosition: '50% 36%' })
// As high as the words beside it, and never flatter than its own proportions.
globalStyle(`${header} > ${cover}`, {
  '@container': {
    [BESIDE]: { ...inFirstColumn, height: 'auto', maxHeight: 'none', minHeight: '100%', aspectRatio: '16 / 9' },
  },
})

export const heading = style({
  ...flexRow('4', 'flex-end'),
  // The logo overlaps the cover by half.
  marginBlockStart: `calc(${vars.space['12']} * -1)`,
  paddingInline: vars.space['3'],
  position: 'relative',
  '@media': { [media.wide]: { paddingInline: vars.space['5'] } },
  // In a corner of the picture beside the words.
  '@container': {
    [BESIDE]: { ...inFirstColumn, alignSelf: 'end', margin: vars.space['3'], paddingInline: 0 },
  },
})
// The words and the actions.
globalStyle(`${header} > :not(${cover}, ${heading})`, { '@container': { [BESIDE]: { gridColumn: 2 } } })

export const logo = style({
  flexShrink: 0,
  ...square('5.25rem'),
  overflow: 'hidden',
  ...surface(),
  border: `4px solid ${vars.color.ground}`,
})
globalStyle(`${logo} > *`, { height: '100%' })

export const nameRow = style(flexRow('3', 'flex-start'))
export const nameWords = style({ ...grow, ...stack('1') })

export const title = style({ ...textStyle('display'), textWrap: 'pretty' })
/** On the map, in less room: icon, name and buttons on one line, and under it what the place is. */
export const sheetRow = style(flexRow('3'))
export const sheetTitle = style({ ...grow, ...textStyle('lead', 'snug', 'semibold'), textWrap: 'pretty' })
export const meta = style({ ...flexWrap(), alignItems: 'center', columnGap: vars.space['2'], color: vars.color.muted })
/** A link inside a text has a target of full height. */
export const metaLink = wordsLink

/** Hours: a day and its spans, side by side where there is room. */
export const hours = style({ margin: 0, paddingBlock: vars.space['2'] })
export const hoursDay = style({
  ...flexWrap(),
  columnGap: vars.space['4'],
  justifyContent: 'space-between',
  padding: `${vars.space['2']} ${vars.space['4']}`,
})
export const hoursToday = style([hoursDay, { fontWeight: 600, background: vars.color.raised }])
export const hoursName = style({ '::first-letter': { textTransform: 'uppercase' } })
export const hoursSpans = style({
  ...flexWrap(),
  columnGap: vars.space['3'],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const hoursText = style({ padding: vars.space['4'], whiteSpace: 'pre-line' })

export const actions = style(flexWrap('2'))

/** The actions, each with its icon above its label. */
export const action = style({
  flex: '1 1 6rem',
  minHeight: '4.25rem',
  ...stack('1'),
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${vars.space['2']} ${vars.space['1']}`,
  ...surface('raised', 'medium'),
  border: '1px solid transparent',
  ...textStyle('small', 'tight', 'semibold', 'accent'),
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:active': { background: vars.color.selected } },
  '@media': {
    [media.wide]: { maxWidth: '9rem' },
    [media.hover]: { selectors: { '&:hover:not(:active)': { background: vars.color.raisedHover } } },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
})

/** The same in the sheet of a map: on its ground, as many in a row as fit. */
export const sheetActions = style([actions])
globalStyle(`${sheetActions} > *`, {
  flexBasis: '4rem',
  minHeight: '3.5rem',
  background: vars.color.surface,
})

export const part = style(stack('3'))
export const partTitle = style(textStyle('title', 'tight'))
export const subTitle = style(textStyle('lead', 'snug'))
export const muted = style({ color: vars.color.muted })
export const list = style(stack('3'))
/** On a phone they share the width; stacked they have the width of the page. */
export const buttons = style(flexWrap('2'))
globalStyle(`${buttons} > *`, { flex: '1 1 auto', '@media': { [media.wide]: { flexGrow: 0 } } })

/** One contact detail: its label, and its value as a link. */
export const fact = style({
  position: 'relative',
  ...flexRow('4'),
  minHeight: '4rem',
  padding: `${vars.space['2']} ${vars.space['4']}`,
})
export const factSign = style({ color: vars.color.accent, flexShrink: 0 })
export const factWords = style({ minWidth: 0, ...stack() })
export const factLabel = style(textStyle('small', 'muted'))
export const factValue = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const factLink = style([
  factValue,
  rowTarget,
  { ...textStyle('semibold', 'accent'), ...onHover({ textDecoration: 'underline' }) },
])

/** Map and details in one surface: the map reaches its edges. */
export const where = style(stack('3'))

export const board = style({
  ...singleColumn('4'),
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
})
/** A board without a picture has the full width for its text. */
export const plainBoard = style({ display: 'block' })
export const boardWords = style({ ...stack('2'), minWidth: 0 })

export const sign = style({
  ...centred,
  ...square('2.75rem'),
  flexShrink: 0,
  ...surface('infoGround', 'medium'),
  color: vars.color.accent,
})

/** Cards side by side, two on the narrowest phone. */
export const grid = style({
  display: 'grid',
  gap: vars.space['3'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  '@media': {
    [media.wide]: { gap: vars.space['4'], gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))' },
  },
})
// As high as their neighbours, whose names may need two lines.
globalStyle(`${grid} > *`, { display: 'grid' })
globalStyle(`${grid} ${cardBody}`, { paddingInline: vars.space['3'] })
globalStyle(`${grid} ${cardWords}`, {
  fontSize: vars.fontSize.body,
  '@media': { [media.wide]: { fontSize: vars.fontSize.lead } },
})
export const gridCover = style({
  display: 'block',
  aspectRatio: '16 / 9',
  background: vars.color.raised,
  // On a phone on its side the names come first.
  '@media': { [media.low]: { aspectRatio: '3 / 1' } },
})
globalStyle(`${gridCover} > *`, { height: '100%' })
/** The position of the name below such a cover: one line with its padding. */
export const gridName = style({ height: '3.25rem', padding: vars.space['4'] })

/** Categories in as many columns as fit; none is split. */
export const groups = style({ columns: '22rem', columnGap: vars.space['6'] })
export const group = style([part, { breakInside: 'avoid', paddingBlockEnd: vars.space['6'] }])

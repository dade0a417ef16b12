import { globalStyle, style } from '@vanilla-extract/css'
import {
  centred,
  clamp,
  contained,
  flexRow,
  flexWrap,
  givenAway,
  grow,
  hiddenFromSight,
  scroller,
  singleColumn,
  square,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** A screen: its top bar, and under it the content that scrolls. */
export const page = style({
  ...singleColumn(),
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  height: '100%',
  position: 'relative',
})

/** A bar of the frame, over a page or under it. */
export const bar = style({})

export const topBar = style([
  bar,
  {
    ...flexWrap(),
    alignItems: 'center',
    alignContent: 'flex-start',
    columnGap: vars.space['2'],
    minHeight: `calc(${vars.size.topBar} + ${vars.safe.top})`,
    paddingTop: vars.safe.top,
    paddingInline: vars.space['2'],
    background: vars.color.ground,
    zIndex: vars.zIndex.sticky,
    '@media': { [media.wide]: { paddingInline: vars.space['6'] }, [media.low]: givenAway },
  },
])

export const row = style({
  position: 'relative',
  ...flexRow('1'),
  flexWrap: 'wrap',
  containerType: 'inline-size',
  // It grows with a name that large letters put on three lines.
  minHeight: vars.size.topBar,
  flex: '1 1 100%',
  minWidth: 0,
})

/** The name of the screen would be torn, or squeezed to four lines, beside the buttons of the smallest window. */
export const rowOfLongName = style([row, {}])

/** With its search field the bar is 150 px high (SHELL-01). */
export const withSearch = style({ minHeight: `calc(${vars.size.topBarSearch} + ${vars.safe.top})` })
export const search = style({
  flex: '1 1 100%',
  height: '80px',
  ...flexRow(),
  // On phones the bar's own edge is half of the page's: the field stands over what it finds.
  paddingInline: vars.space['2'],
  '@media': { [media.wide]: { paddingInline: 0 } },
})

// As wide as what is read beneath it, not as the window.
globalStyle(`${search} > *`, {
  flex: 1,
  maxWidth: `calc(${vars.size.readingMax} - 2 * ${vars.space['6']})`,
  marginInline: 'auto',
})

// Large letters grow in their field, which stays within the bar.
globalStyle(`${search} input`, { maxHeight: '68px' })

export const brand = style({
  ...flexRow(),
  justifyContent: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  flexShrink: 0,
  color: vars.color.text,
  textDecoration: 'none',
})

/** A line of its own for the name of a screen, under the buttons of the bar. */
const ownLine = { order: 1, flexBasis: '100%', paddingBlockEnd: vars.space['1'] } as const

export const title = style({
  ...grow,
  paddingInlineStart: vars.space['1'],
  ...textStyle('tight', 'semibold'),
  outline: 'none',
  containerType: 'inline-size',
  // Letters so large, or on the smallest phone so many buttons, that they leave a name no room.
  '@container': {
    '(max-width: 17rem)': ownLine,
    '(max-width: 20rem)': { selectors: { [`:is(${rowOfLongName}, :has(> :nth-child(9))) > &`]: ownLine } },
  },
})

// The buttons stay at the end of the bar, where they are on every other screen.
const atTheEnd = { marginInlineStart: 'auto' } as const
globalStyle(`${title} + *`, { '@container': { '(max-width: 17rem)': atTheEnd } })
globalStyle(`:is(${rowOfLongName}, ${row}:has(> :nth-child(9))) > ${title} + *`, {
  '@container': { '(max-width: 20rem)': atTheEnd },
})

/** The size of a name that has all the room it wishes; a text, so that the first page carries none of the other tokens. */
export const TITLE_SIZE = vars.fontSize.title

/** On as many lines as the bar holds: a name that is cut off is none. */
export const titleWords = style({
  ...clamp(4),
  // At its smallest the bar holds four lines of it; what is longer says that it goes on.
  maxHeight: '4.25rem',
})

/** What stands in the bar in place of its mark and its name, as the first of the actions. The name is then only heard. */
export const standIn = style({})
globalStyle(`${row}:has(> ${standIn}) > ${title}`, hiddenFromSight)
globalStyle(`${row}:has(> ${standIn}) > :is(svg, img)`, { display: 'none' })

export const avatarLink = style({
  ...centred,
  ...square(vars.size.touch),
  borderRadius: vars.radius.full,
  flexShrink: 0,
  color: vars.color.text,
  textDecoration: 'none',
})

export const always = style({ display: 'contents' })
export const smallOnly = style([always, { '@media': { [media.wide]: { display: 'none' } } }])

/** What a screen shows; it scrolls by itself, so that the bars stay. */
export const main = style({
  // Its row is the second one also while a low window has no top bar.
  gridRow: 2,
  ...scroller,
  // What the focus goes to comes clear of the toasts.
  scrollPaddingBlockEnd: '6rem',
  '@media': { [media.wide]: { scrollbarGutter: 'stable both-edges' } },
  outline: 'none',
})

// What a screen holds hangs on what scrolls, words for the ear alone too: hung on the page they would have the window scroll.
const hung = { position: 'relative' } as const

const column = (maxWidth: string) =>
  style({
    ...hung,
    ...contained(maxWidth),
    padding: `${vars.space['2']} ${vars.space['4']} ${vars.space['12']}`,
    '@media': { [media.wide]: { padding: `${vars.space['4']} ${vars.space['6']} ${vars.space['16']}` } },
  })

/** A composed page for wide windows, instead of a column of text. */
export const composed = column('1120px')
export const padded = column(vars.size.readingMax)

/** A word that has no toast to appear in. */
export const plainWord = style({
  position: 'fixed',
  insetInline: vars.space['4'],
  maxWidth: '30rem',
  marginInline: 'auto',
  bottom: `calc(${vars.size.bottomBar} + ${vars.space['4']} + ${vars.safe.bottom})`,
  zIndex: vars.zIndex.toast,
  padding: vars.space['4'],
  ...surface('raised', 'medium'),
  color: vars.color.text,
})

/** What a page asks at its end, once it is in sight: as high as it is at first, in one column as in several. Nobody answers it on paper. */
export const asked = style({
  gridColumn: '1 / -1',
  minHeight: '9.5rem',
  marginBlockStart: vars.space['6'],
  '@media': { print: { display: 'none' } },
})

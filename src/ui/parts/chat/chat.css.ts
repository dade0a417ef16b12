import { globalStyle, style } from '@vanilla-extract/css'
import {
  centred,
  clamp,
  contained,
  flexRow,
  forcedEdge,
  grow,
  hairline,
  scroller,
  singleColumn,
  square,
  stack,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { heldAtBottom } from '#ui/components/overlay.css.ts'
import { standIn } from '#ui/layout/page/page.css.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The maximum width of a message, in rem, and as a fraction of a narrow window. */
export const BUBBLE = { widest: 34, share: 0.84, padding: 0.875 } as const
/** Heights in rem: the estimated sizes of virtualised lines rely on them. */
export const HEIGHT = { line: 1.4, foot: 1.125, padding: 1, first: 0.75, next: 0.25, day: 3.5 } as const

/** The height of the empty composer. */
const COMPOSER = '4rem'

/** Header, messages and composer; as high as the space above a keyboard. */
export const conversation = style({
  position: 'relative',
  ...singleColumn(),
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  minHeight: 0,
  paddingBlockEnd: 'var(--keyboard, 0px)',
  // In a low window heading, messages and composer scroll under each other.
  '@media': { [media.low]: { height: 'auto', gridTemplateRows: 'auto minmax(11rem, 1fr) auto' } },
})

/** The other states of a conversation. */
export const alone = style({ gridRow: '1 / -1', overflowY: 'auto', padding: vars.space[4] })

const column = {
  ...contained('52rem'),
  paddingInline: vars.space[4],
  '@media': { [media.wide]: { paddingInline: vars.space[6] } },
} as const

export const heading = style([column, { ...flexRow('3'), minHeight: '3.75rem', paddingBlock: vars.space[2] }])
export const headingBeside = style({ minHeight: vars.size.topBar })

export const edge = style({ borderBlockEnd: hairline })

export const who = style({
  ...grow,
  ...flexRow('3'),
  minHeight: vars.size.touch,
  color: vars.color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.medium,
})

export const name = style({ minWidth: 0, outline: 'none', ...textStyle('lead', 'tight', 'semibold') })

/** In the bar of a page, in place of its title; where large letters leave it no room, on a line of its own. */
export const whoInBar = style([
  standIn,
  who,
  {
    gap: vars.space[2],
    paddingInlineStart: vars.space[1],
    '@container': { '(max-width: 17rem)': { order: 1, flexBasis: '100%' } },
  },
])
export const nameInBar = style({
  ...clamp(2),
  minWidth: 0,
  ...textStyle('body', 'tight', 'semibold'),
  overflowWrap: 'anywhere',
})
// On the narrowest phone the name needs the room of the picture.
globalStyle(`${whoInBar} > :first-child:not(${nameInBar})`, {
  '@container': { '(max-width: 20rem)': { display: 'none' } },
})
globalStyle(`a${whoInBar}:hover ${nameInBar}`, { textDecoration: 'underline', textUnderlineOffset: '0.2em' })

globalStyle(`a${who}:hover ${name}`, { textDecoration: 'underline', textUnderlineOffset: '0.2em' })

export const chevron = style({ color: vars.color.muted })

/** The area of the messages, which scrolls. */
export const log = style({
  // The containing block of visually hidden text, so that it adds no height.
  position: 'relative',
  ...scroller,
  height: '100%',
  // The code keeps the end in view, because rows are added and removed.
  overflowAnchor: 'none',
  ...stack(),
  '@media': { [media.low]: { height: '11rem', overscrollBehavior: 'auto' } },
  ':focus-visible': { outlineOffset: '-2px' },
  // What the focus goes to comes clear of the button that leads to the end.
  selectors: { '&:not([data-at-end])': { scrollPaddingBlockEnd: 'min(4.5rem, 40%)' } },
})

export const middle = style({ position: 'relative', minHeight: 0 })

/** A short conversation is aligned to the composer, not to the heading. */
export const rows = style([column, { marginBlockStart: 'auto', paddingBlockEnd: vars.space[4] }])
export const windowed = style([column, { position: 'relative', flexShrink: 0 }])
export const placed = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 })
globalStyle(`${placed} > *`, { ...column, maxWidth: 'none' })

export const empty = style({ margin: 'auto', padding: vars.space[4] })

export const day = style({ ...flexRow(), justifyContent: 'center', height: `${HEIGHT.day}rem` })

export const dayName = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  ...surface('raised', 'full'),
  ...textStyle('small', 'tight', 'semibold', 'muted'),
})

export const row = style({ display: 'flex', paddingBlockStart: `${HEIGHT.next}rem` })
export const own = style({ justifyContent: 'flex-end' })
export const first = style({ paddingBlockStart: `${HEIGHT.first}rem` })

const corner = vars.space[1]

export const bubble = style({
  minWidth: 0,
  maxWidth: `min(${BUBBLE.share * 100}%, ${BUBBLE.widest}rem)`,
  padding: `${HEIGHT.padding / 2}rem ${BUBBLE.padding}rem`,
  ...surface('raised'),
  ...forcedEdge,
})
globalStyle(`${first} > ${bubble}`, { borderEndStartRadius: corner })
export const bubbleOwn = style({ background: vars.color.selected })
globalStyle(`${own}${first} > ${bubble}`, { borderEndStartRadius: vars.radius.large, borderEndEndRadius: corner })
export const bubbleUnsent = style({ background: vars.color.warmGround })

export const text = style({ whiteSpace: 'pre-wrap', lineHeight: `${HEIGHT.line}rem` })

export const foot = style({
  ...flexRow('1'),
  justifyContent: 'flex-end',
  minHeight: `${HEIGHT.foot}rem`,
  ...textStyle('caption', 'tight', 'muted'),
  fontVariantNumeric: 'tabular-nums',
})
export const footUnsent = style({ flexWrap: 'wrap', justifyContent: 'space-between', color: vars.color.warm })
export const standing = style({ ...flexRow('1'), fontWeight: vars.fontWeight.semibold })
export const ways = style({ ...flexRow(), marginInlineEnd: `calc(-1 * ${vars.space[2]})` })

/** The button to the end, above the last messages. */
export const pill = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
globalStyle(`${pill} > button`, { pointerEvents: 'auto', boxShadow: vars.shadow.high })

export const composer = style([heldAtBottom, { borderBlockStart: hairline, background: vars.color.ground }])
export const composerRow = style([column, { ...flexRow('2', 'flex-end'), paddingBlock: vars.space[2] }])
export const field = style({ ...grow, display: 'flex' })
export const words = style({
  width: '100%',
  minHeight: '3rem',
  // Five lines, and their padding.
  maxHeight: 'calc(7.5rem + 1.5rem)',
  paddingBlock: 0,
  paddingInline: vars.space[4],
  borderRadius: '1.5rem',
  // The padding is a border, so that text does not scroll into it; the visible edge is drawn around it.
  borderStyle: 'solid',
  borderColor: vars.color.surface,
  borderWidth: '0.75rem 0',
  boxShadow: `0 0 0 1px ${vars.color.lineStrong}`,
  background: vars.color.surface,
  ...textStyle('body', 'text'),
  lineHeight: '1.5rem',
  resize: 'none',
  overflowY: 'auto',
  fieldSizing: 'content',
  selectors: { '&:focus-visible': { boxShadow: `0 0 0 1px ${vars.color.accent}`, outlineOffset: '-1px' } },
  '@media': { [media.forcedColors]: { borderWidth: '1px', paddingBlock: 'calc(0.75rem - 1px)' } },
})
export const send = style({
  flexShrink: 0,
  ...centred,
  // It grows with the text as far as enough room for the input remains.
  ...square('min(3rem, 14vw)'),
  ...surface('accent', 'full'),
  color: vars.color.accentInk,
  ':active': { background: vars.color.accentPressed },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { background: vars.color.accentHover } } },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
})

export const bones = style([
  column,
  {
    ...stack('3'),
    justifyContent: 'flex-end',
    height: '100%',
    paddingBlockStart: vars.space[4],
    // Behind the composer there are no messages.
    paddingBlockEnd: `calc(${COMPOSER} + ${vars.space[4]})`,
  },
])
export const bone = style({ display: 'flex' })

/** In the pane beside the list. */
export const pane = style({ height: '100%', minHeight: 0 })
export const lost = style({ ...centred, height: '100%' })

import { globalStyle, style } from '@vanilla-extract/css'
import { flexWrap, inlineRow, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** A panel is as high with its cards as without them: nothing below it moves when they come, unless letters are very large. */
const CARD_HEIGHT = '8.5rem'
/** How many cards stand side by side at a desk. */
const AT_A_DESK = 4

export const panel = style({ marginBottom: vars.space[6] })

export const head = style({
  ...flexWrap(),
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minHeight: vars.size.touch,
})

export const title = style(textStyle('lead', 'semibold'))

export const all = style({
  ...inlineRow(),
  flexShrink: 0,
  maxWidth: '100%',
  minHeight: vars.size.touch,
  ...textStyle('semibold', 'accent'),
})

/** Cards side by side, which run under the edge of the screen: that is how one knows they move. */
export const strip = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  minHeight: `calc(${CARD_HEIGHT} + 2 * ${vars.space[1]})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  marginBlock: 0,
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  scrollPaddingInline: vars.space[4],
  '@media': {
    [media.wide]: {
      gap: vars.space[4],
      marginInline: `calc(-1 * ${vars.space[6]})`,
      paddingInline: vars.space[6],
      scrollPaddingInline: vars.space[6],
    },
    // A mouse does not push cards aside: as many as have room stand in the columns of the page, the rest where all are.
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `repeat(${AT_A_DESK}, minmax(0, 1fr))`,
      marginInline: 0,
      paddingInline: 0,
    },
  },
})

export const card = style({
  display: 'grid',
  // Large letters leave an edge of the next card in sight as well.
  flex: '0 0 min(15rem, 86%)',
  minWidth: 0,
  minHeight: CARD_HEIGHT,
  scrollSnapAlign: 'start',
  '@media': {
    [media.desktop]: { selectors: { [`&:nth-child(n + ${AT_A_DESK + 1})`]: { display: 'none' } } },
  },
})

globalStyle(`${card} > a > span`, { flex: 1 })
// When or where stands on one line across the cards, however long their names are.
globalStyle(`${card} > a > span > :last-child`, { marginBlockStart: 'auto' })

export const waitingCard = style([
  card,
  { alignContent: 'center', gap: vars.space[3], padding: vars.space[4], ...surface() },
])

/** In the place of cards: a sentence, and what can be done. */
export const note = style({
  ...stack('2'),
  alignItems: 'flex-start',
  justifyContent: 'center',
  minHeight: `calc(${CARD_HEIGHT} + 2 * ${vars.space[1]})`,
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  border: `1px dashed ${vars.color.line}`,
  color: vars.color.muted,
})

/** One line with one action; on a narrow screen the action stands below. */
export const invitation = style({
  ...flexWrap('3'),
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: vars.space[4],
  marginBottom: vars.space[6],
  ...surface(),
})

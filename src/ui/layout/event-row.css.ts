import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { rowTarget } from '#ui/components/row-target.css.ts'
import {
  flexRow,
  flexWrap,
  forcedEdge,
  grow,
  hairline,
  inlineRow,
  stack,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The width of what stands at the start, and the room that a row must have to show a picture at its end. */
const LEAF = '4rem'
const PICTURED = '(min-width: 34rem)'
/** Buttons one above the other stand beside the words; in a narrower row they are under them. */
const STACKED = '(min-width: 20rem) and (max-width: 27rem)'

const ground = (rest: string, hovered: string) => ({
  background: rest,
  selectors: { '&:active': { background: hovered } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: hovered } } } },
})

const row = style({
  position: 'relative',
  containerType: 'inline-size',
  padding: vars.space[3],
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
})

/** The same row, on the ground that its list gives it. */
export const looks = styleVariants({
  /** Of a card, which provides the background. */
  row: [row, ground('transparent', vars.color.raised)],
  /** A card itself. */
  card: [row, surface(), ground(vars.color.surface, vars.color.raised), forcedEdge],
  /** What is over stands back: its time is not lit any more. */
  past: [row, surface(), ground('transparent', vars.color.raised), { border: hairline }],
  /** On the card of something else. */
  tile: [row, surface('raised', 'medium'), ground(vars.color.raised, vars.color.raisedHover)],
})

export const content = style({ ...flexRow('4', 'flex-start') })

export const leaf = style({
  ...stack(),
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: LEAF,
  minHeight: LEAF,
  padding: vars.space[1],
  ...surface('warmGround', 'medium'),
  ...textStyle('tight', 'warm'),
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${looks.past} ${leaf}`, { background: vars.color.raised })
export const leafTime = style(textStyle('lead', 'bold', 'text'))
export const leafSmall = style(textStyle('small', 'semibold'))

/** The words, and after them the buttons: on a line of their own where there is no room beside. */
export const rest = style({ ...flexWrap('2', 'flex-start'), ...grow })
export const words = style({ ...stack('1'), flex: '1 1 10rem', minWidth: 0 })
export const bones = style([words, { gap: vars.space[2] }])
export const title = style({ ...textStyle('body', 'snug', 'semibold'), textWrap: 'pretty' })
export const link = style([rowTarget])
export const meta = style({
  ...flexRow('1', 'flex-start'),
  ...textStyle('small', 'snug', 'muted'),
  fontVariantNumeric: 'tabular-nums',
})
export const sign = style({ flexShrink: 0, marginBlockStart: '2px' })
export const tags = style({
  ...flexWrap(),
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockStart: vars.space[1],
})
export const chip = style({
  ...inlineRow(),
  minHeight: '1.75rem',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: '0.875rem',
  border: '1px solid transparent',
  background: vars.color.raised,
  ...textStyle('small', 'tight', 'semibold', 'text'),
})
export const price = style({ fontWeight: vars.fontWeight.semibold, fontVariantNumeric: 'tabular-nums' })

/** Above the target of the row. */
export const buttons = style({
  position: 'relative',
  zIndex: vars.zIndex.raised,
  display: 'flex',
  '@container': { [STACKED]: { flexDirection: 'column' } },
})

export const picture = style({
  display: 'none',
  flexShrink: 0,
  width: '6rem',
  '@container': { [PICTURED]: { display: 'block' } },
})

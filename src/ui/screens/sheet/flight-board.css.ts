import { style } from '@vanilla-extract/css'
import {
  flexRow,
  flexWrap,
  forcedGround,
  grow,
  hairline,
  square,
  stack,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const boardPart = style({ ...stack('3'), minWidth: 0 })
/** On the smallest phone, and with large text, the status is below the flight, so that it does not overflow. */
const NARROW_BOARD = '(max-width: 18rem)'
export const board = style({
  // The containing block of visually hidden text, so that it causes no scrolling of the page.
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  ...surface(),
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
  { ...textStyle('small', 'semibold', 'muted'), background: vars.color.raised, overflowWrap: 'break-word' },
])
/** As wide as its longest word, with a maximum. */
export const ownStatus = style({ display: 'inline-block', maxWidth: '7rem' })
export const flightHeadings = style({
  '@container': { [NARROW_BOARD]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
export const flight = style({
  borderBlockStart: hairline,
  '@container': { [NARROW_BOARD]: flexWrap() },
})
export const changed = style({ background: vars.color.infoGround })
export const flightTime = style([
  cell,
  {
    width: '1%',
    whiteSpace: 'nowrap',
    ...textStyle('lead', 'bold'),
    '@container': { [NARROW_BOARD]: { width: 'auto' } },
  },
])
export const flightWords = style([
  cell,
  {
    fontWeight: vars.fontWeight.regular,
    overflowWrap: 'anywhere',
    '@container': { [NARROW_BOARD]: grow },
  },
])
export const flightCell = style([cell, { color: vars.color.muted }])
export const flightStatus = style([
  cell,
  {
    width: '1%',
    // Our texts determine the width of the column; the server's (`ownStatus`) have a maximum.
    overflowWrap: 'break-word',
    '@container': {
      [NARROW_BOARD]: { flexBasis: '100%', paddingBlockStart: 0, paddingInlineStart: vars.space['4'] },
    },
  },
])
export const airport = style({ display: 'block', fontWeight: vars.fontWeight.semibold })
export const secondary = style({ display: 'block', ...textStyle('small', 'regular', 'muted') })
export const expected = style({ color: vars.color.warning })
export const planned = style({ color: vars.color.muted })
export const news = style({ ...flexRow('1'), paddingBlockStart: vars.space['1'], ...textStyle('caption') })
export const newsDot = style({ ...square('8px'), ...surface('accent', 'full'), ...forcedGround('Highlight') })
export const flightBones = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) 5rem',
  alignItems: 'center',
  gap: vars.space['4'],
  // As high as a flight: below its name a line, or two where there is little room.
  minHeight: '5.6875rem',
  paddingInline: vars.space['4'],
  borderBlockStart: hairline,
  '@media': { [media.wide]: { minHeight: '4.375rem' } },
})
export const flightHeadBones = style({ height: '2.8125rem', background: vars.color.raised })
export const ways = style({ display: 'flex', gap: vars.space['2'] })

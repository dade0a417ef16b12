import { style } from '@vanilla-extract/css'
import { flexRow, flexWrap, forcedEdge, hairline, square, stack, surface } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** A row with a line for its name and one for the rest; the heights are in rem, so that they grow with the letters. */
export const ROW = '3.375rem'
/** Where a panel is so narrow, or letters so large, that the way to all stands under its heading. */
const NARROW = '(max-width: 18rem)'

/** The panels side by side, where there is room; the last ones fill their line. They stand clear of the ways below. */
export const panels = style({
  ...flexWrap(),
  columnGap: vars.space[4],
  marginBottom: vars.space[4],
  '@media': { [media.wide]: { columnGap: vars.space[6] } },
})

/** A panel has the height of the rows that are awaited, or of what it asks: nothing moves when they come. */
export const panel = style({
  ...stack(),
  flex: '1 1 min(17rem, 100%)',
  minWidth: 0,
  containerType: 'inline-size',
  marginBottom: vars.space[3],
})

export const head = style({
  ...flexRow('3'),
  justifyContent: 'space-between',
  minHeight: '2.75rem',
  '@container': {
    [NARROW]: { ...stack(), alignItems: 'flex-start', justifyContent: 'center', gap: 0, minHeight: '5.5rem' },
  },
})

/** The ground of the rows, and of what stands in their place. */
export const body = style({ overflow: 'hidden', ...surface(), ...forcedEdge })

/** A row has its height whether a line parts it from another or not; a name that needs more lines has them. */
export const row = style({
  ...stack(),
  minHeight: ROW,
  selectors: { '& + &': { borderBlockStart: hairline } },
})

/** A sentence of three lines, as it has them in narrow windows, and a button. */
export const asking = style([body, { flexGrow: 1, minHeight: '9.25rem' }])

/** The square of a row's picture. */
export const PICTURE = '3.5rem'
/** A row with a picture has two lines under its name. */
export const PICTURED = '4.75rem'
export const pictured = style([row, { minHeight: PICTURED }])
export const picture = style({
  ...square(PICTURE),
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
})

export const waitingRow = style([row, { justifyContent: 'center', paddingInline: vars.space[4] }])
export const waitingPictured = style([
  pictured,
  { ...flexRow('3'), flexDirection: 'row', paddingInline: vars.space[4] },
])
export const waitingWords = style({ ...stack('2'), flexGrow: 1 })

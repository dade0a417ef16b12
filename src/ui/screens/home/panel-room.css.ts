import { style } from '@vanilla-extract/css'
import { flexRow, flexWrap, forcedEdge, hairline, stack, surface } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** A row with a line for its name and one for the rest; all heights are in rem, so that they grow with the letters. */
export const ROW = '3.375rem'
/** Where a panel is so narrow, or letters so large, that names need two lines, as does the rest. */
export const NARROW = '(max-width: 18rem)'
export const NARROW_ROW = '6.25rem'

/** The panels side by side, where there is room; the last ones fill their line. They stand clear of the ways below. */
export const panels = style({
  ...flexWrap(),
  columnGap: vars.space[4],
  marginBottom: vars.space[4],
  '@media': { [media.wide]: { columnGap: vars.space[6] } },
})

/** A panel has the height of its most rows, whatever it shows: nothing moves when they come. */
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

/** A row has its height whether a line parts it from another or not. */
export const row = style({
  height: ROW,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@container': { [NARROW]: { height: NARROW_ROW } },
})

export const waitingRow = style([row, { ...stack('2'), justifyContent: 'center', paddingInline: vars.space[4] }])

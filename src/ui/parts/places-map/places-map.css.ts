import { globalStyle, style } from '@vanilla-extract/css'
import {
  centred,
  flexRow,
  flexWrap,
  grow,
  hairline,
  onHover,
  scroller,
  singleColumn,
  square,
  stack,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { NARROW_DESK } from './narrow-desk.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** [decided] The height of the panel where there is room (DIR-04). */
const PANEL = '820px'
/** The bars and filters around it, on a phone and beside the rail, with a minimum height. */
const height = (around: string) => `max(22rem, min(${PANEL}, calc(100dvh - ${around})))`

export const panel = style({
  ...singleColumn('4'),
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(17rem, 20rem) minmax(0, 1fr)',
      gridTemplateRows: `auto ${height('13rem')}`,
    },
    // With the filters above it.
    [NARROW_DESK]: { gridTemplateRows: `auto ${height('18.5rem')}` },
  },
})

export const notes = style({
  display: 'grid',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
})

/** On phones the map comes first; on wide windows the list. */
export const mapPane = style({
  position: 'relative',
  height: height('15.5rem'),
  overflow: 'hidden',
  background: vars.color.surface,
  isolation: 'isolate',
  // To the edges of a phone.
  marginInline: `calc(-1 * ${vars.space[4]})`,
  '@media': {
    [media.wide]: { marginInline: 0, borderRadius: vars.radius.large },
    [media.desktop]: { height: '100%', gridRow: 2, gridColumn: 2 },
  },
})

export const map = style({ touchAction: 'none' })
globalStyle(`${map} *`, { touchAction: 'none' })

export const toList = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  zIndex: vars.zIndex.raised,
  '@media': { [media.desktop]: { display: 'none' } },
})

/** The failure of the position request: at the button that requested it (fault 45). */
export const said = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.size.touch} + ${vars.space[6]})`,
  insetInlineStart: vars.space[3],
  // Beside the buttons, not covered by the sheet.
  insetInlineEnd: `calc(${vars.size.touch} + ${vars.space[6]})`,
  zIndex: vars.zIndex.bar,
})

export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.zIndex.bar,
  ...stack('3'),
  maxHeight: '60%',
  overflowY: 'auto',
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  '@media': {
    [media.wide]: {
      insetInlineEnd: 'auto',
      insetInlineStart: vars.space[4],
      insetBlockEnd: vars.space[8],
      width: 'min(24rem, calc(100% - 2rem))',
      borderRadius: vars.radius.large,
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
/** Rendered but hidden: opening it only has to change its text. */
export const closedSheet = style([sheet, { visibility: 'hidden' }])

export const sheetHead = style(flexRow('3', 'flex-start'))
export const sheetTitle = style({
  ...grow,
  paddingBlockStart: vars.space[1],
  ...textStyle('lead', 'snug', 'bold'),
  textWrap: 'pretty',
})
export const sheetActions = style(flexWrap('2'))
globalStyle(`${sheetActions} > *`, { flex: 1 })
export const among = style({ ...stack(), marginInline: `calc(-1 * ${vars.space[4]})` })

export const listPane = style({
  ...stack(),
  minHeight: 0,
  height: height('15rem'),
  ...surface(),
  overflow: 'hidden',
  scrollMarginBlock: vars.space[3],
  '@media': { [media.desktop]: { height: '100%', gridRow: 2, gridColumn: 1 } },
})

export const listHead = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
})
export const listTitle = style(textStyle('body', 'bold'))
export const placeless = style(textStyle('small', 'muted'))

export const rows = style({ flex: 1, ...scroller })
export const row = style({ borderBlockEnd: hairline })

export const icon = style({ ...square('30px'), flexShrink: 0 })
export const iconless = style([icon, { ...centred, ...surface('selected', 'full') }])

export const open = style({
  ...centred,
  ...square(vars.size.touch),
  borderRadius: vars.radius.full,
  color: vars.color.muted,
  ...onHover({ background: vars.color.raisedHover }),
})

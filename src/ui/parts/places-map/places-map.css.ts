import { globalStyle, style } from '@vanilla-extract/css'
import {
  centred,
  flexRow,
  flexWrap,
  grow,
  hairline,
  scroller,
  singleColumn,
  square,
  stack,
  surface,
  textStyle,
} from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { ROOM_LEFT } from '#ui/layout/use-room-left.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { lowered } from './map-frame.css.ts'

/** [decided] The height of the panel where there is room (DIR-04); else it takes what the page has left below what stands above. */
const height = `min(820px, var(${ROOM_LEFT}, 22rem))`
/** On wide windows it stands clear of the end. */
const clearHeight = `calc(${height} - ${vars.space[4]})`

/** Where what is chosen takes the width. */
const PHONE = `not all and ${media.wide}`
/** Where the list is a sheet over the map. */
const SHEET = `not all and ${media.desktop}`
/** The same in a window that is wide and low. */
const LOW_SHEET = `${media.low} and ${media.wide} and (not ${media.desktop})`

export const panel = style({
  ...singleColumn(),
  '@media': {
    [media.desktop]: {
      gap: vars.space[4],
      gridTemplateColumns: 'minmax(17rem, 20rem) minmax(0, 1fr)',
      gridTemplateRows: `auto ${clearHeight}`,
    },
  },
})

export const notes = style({
  display: 'grid',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
})

/** What the list shows of itself below the map of a phone, before anybody draws it up: its handle and the number of places. */
const PEEK = '4.5rem'

/** On phones the map comes first, and the list is drawn over it like a sheet; on a desktop the list comes first. */
export const mapPane = style({
  position: 'sticky',
  insetBlockStart: 0,
  // In a low window the page is longer instead.
  height: `max(12rem, ${height} - ${PEEK})`,
  background: vars.color.surface,
  isolation: 'isolate',
  containerName: lowered,
  containerType: 'size',
  // To the edges of a phone.
  marginInline: `calc(-1 * ${vars.space[4]})`,
  '@media': {
    [media.wide]: { marginInline: 0, borderRadius: vars.radius.large },
    [media.desktop]: { position: 'relative', height: '100%', gridRow: 2, gridColumn: 2 },
  },
})

/** Its sheet, while it is open, stands over the list too: a low window has room for it. */
export const mapPaneAbove = style([mapPane, { zIndex: vars.zIndex.bar }])

export const map = style({ touchAction: 'none', overflow: 'hidden', borderRadius: 'inherit' })
globalStyle(`${map} *`, { touchAction: 'none' })

/** The search field over the map of a phone, beside the buttons. */
export const searchOverMap = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  insetInlineEnd: `calc(${vars.size.touch} + ${vars.space[6]})`,
  maxWidth: '24rem',
  zIndex: vars.zIndex.raised,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.high,
})

/** Where there is room for both, it heads the list. */
export const searchInList = style({ padding: `${vars.space[3]} ${vars.space[3]} 0` })

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
  // Where the map is low, what is chosen goes before the map.
  maxHeight: 'max(60%, min(100%, 16rem))',
  overflowY: 'auto',
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  '@media': {
    [PHONE]: { insetBlockEnd: `calc(-1 * ${PEEK})`, maxHeight: `calc(100% + ${PEEK})` },
    [media.wide]: {
      insetInlineEnd: 'auto',
      insetInlineStart: vars.space[4],
      insetBlockEnd: vars.space[8],
      maxHeight: `min(max(60%, 16rem), 100% - ${vars.space[8]} - ${vars.space[3]})`,
      width: 'min(24rem, calc(100% - 2rem))',
      borderRadius: vars.radius.large,
    },
    // A phone that is turned has no room above the list.
    [LOW_SHEET]: { insetBlockEnd: `calc(-1 * ${PEEK})`, maxHeight: `calc(100% + ${PEEK} - ${vars.space[3]})` },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
/** Rendered but hidden: opening it only has to change its text. */
export const closedSheet = style([sheet, { visibility: 'hidden' }])

export const sheetHead = style(flexRow('3', 'flex-start'))
export const sheetTitle = style({
  ...grow,
  paddingBlockStart: vars.space[1],
  ...textStyle('lead', 'snug', 'semibold'),
  textWrap: 'pretty',
})
export const sheetActions = style(flexWrap('2'))
globalStyle(`${sheetActions} > *`, { flex: 1 })
export const among = style({ ...stack(), marginInline: `calc(-1 * ${vars.space[4]})` })

export const listPane = style({
  ...stack(),
  minHeight: 0,
  height: clearHeight,
  ...surface(),
  // In a low window its head alone may be higher.
  overflow: 'hidden auto',
  position: 'relative',
  // Over the map, which stays where it is.
  zIndex: vars.zIndex.raised,
  '@media': {
    [SHEET]: {
      height,
      marginInline: `calc(-1 * ${vars.space[4]})`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      boxShadow: vars.shadow.high,
    },
    [media.wide]: { marginInline: 0 },
    [media.desktop]: { height: '100%', gridRow: 2, gridColumn: 1 },
  },
})

export const listHead = style({
  '@media': {
    // The handle of the sheet.
    [SHEET]: {
      selectors: {
        '&::before': {
          content: '',
          display: 'block',
          ...square('0.25rem'),
          width: '2.5rem',
          margin: `0 auto ${vars.space[2]}`,
          borderRadius: vars.radius.full,
          background: vars.color.line,
        },
      },
    },
  },
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
})
export const listLine = style({ ...flexWrap('2', 'center'), justifyContent: 'space-between' })
export const listTitle = style(textStyle('body', 'bold'))
export const placeless = style(textStyle('small', 'muted'))

export const rows = style({ flex: 1, ...scroller, minHeight: '9rem' })
export const row = style({ borderBlockEnd: hairline })

export const icon = style({ ...square('30px'), flexShrink: 0 })
export const iconless = style([icon, { ...centred, ...surface('selected', 'full') }])

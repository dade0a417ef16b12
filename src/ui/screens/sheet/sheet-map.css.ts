import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

/** How high the map stands over the list on a phone, and beside it on a desk. */
export const MAP = 'min(15rem, 40dvh)'
/** Where there is height enough the map stays in sight while the list goes by. */
const TALL = '(min-height: 40rem)'
export const TALL_PHONE = `${TALL} and (not ${media.desktop})`

export const mapRoom = style({
  background: vars.color.ground,
  '@media': {
    [TALL_PHONE]: {
      position: 'sticky',
      insetBlockStart: 0,
      // Over the cards, and under what the bar opens.
      zIndex: vars.zIndex.raised,
      // The list goes by beneath it, not beside its corners.
      marginInline: `calc(-1 * ${vars.space['1']})`,
      paddingInline: vars.space['1'],
      paddingBlockEnd: vars.space['2'],
    },
  },
})
export const map = style({
  position: 'relative',
  height: MAP,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  isolation: 'isolate',
  '@media': {
    [media.wide]: { height: '20rem' },
    [media.desktop]: { height: 'max(22rem, min(820px, calc(100dvh - 13rem)))' },
  },
})
// One finger scrolls the page; two are the map's.
export const mapGround = style({ touchAction: 'pan-x pan-y' })
globalStyle(`${mapGround} *`, { touchAction: 'pan-x pan-y' })

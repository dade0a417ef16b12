import { globalStyle, style } from '@vanilla-extract/css'
import { ROOM_LEFT } from '#ui/layout/use-room-left.ts'
import { surface } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The height of the map above the list on a phone, and beside it on a desktop. */
export const MAP = 'min(15rem, 40dvh)'
/** Where there is enough height the map is sticky while the list scrolls. */
const TALL = '(min-height: 40rem)'
export const TALL_PHONE = `${TALL} and (not ${media.desktop})`

export const mapRoom = style({
  background: vars.color.ground,
  '@media': {
    [TALL_PHONE]: {
      position: 'sticky',
      insetBlockStart: 0,
      // Above the cards, and below the popovers of the bar.
      zIndex: vars.zIndex.raised,
      // The list scrolls behind it, and is not visible at its corners.
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
  ...surface(),
  isolation: 'isolate',
  '@media': {
    [media.wide]: { height: '20rem' },
    [media.desktop]: { height: `calc(min(820px, var(${ROOM_LEFT}, 22rem)) - ${vars.space[4]})` },
  },
})
// One finger scrolls the page; two move the map.
export const mapGround = style({ touchAction: 'pan-x pan-y' })
globalStyle(`${mapGround} *`, { touchAction: 'pan-x pan-y' })

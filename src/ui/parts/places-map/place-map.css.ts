import { globalStyle, style } from '@vanilla-extract/css'
import { surface } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'

/** The same height before and after the map loads. */
export const frame = style({
  position: 'relative',
  height: '280px',
  overflow: 'hidden',
  ...surface(),
  isolation: 'isolate',
  '@media': { [media.wide]: { height: '340px' } },
})

/** One finger scrolls the page; two move the map. */
export const map = style({})
globalStyle(`${map}, ${map} *`, { touchAction: 'pan-x pan-y' })

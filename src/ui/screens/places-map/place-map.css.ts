import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

/** As high before the map has come as after. */
export const frame = style({
  position: 'relative',
  height: '280px',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  isolation: 'isolate',
  '@media': { [media.wide]: { height: '340px' } },
})

/** One finger scrolls the page; two are the map's. */
export const map = style({})
globalStyle(`${map}, ${map} *`, { touchAction: 'pan-x pan-y' })

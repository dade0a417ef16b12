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

export const map = style({
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.large },
  },
})

// One finger scrolls the page; two are the map's.
globalStyle(`${map}, ${map} *`, { touchAction: 'pan-x pan-y' })

export const waiting = style({ position: 'absolute', inset: 0 })

export const controls = style({
  position: 'absolute',
  insetBlockStart: vars.space['3'],
  insetInlineEnd: vars.space['3'],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  zIndex: vars.zIndex.raised,
})

export const attribution = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  paddingInline: vars.space['2'],
  borderStartEndRadius: vars.radius.small,
  background: vars.color.ground,
  color: vars.color.muted,
  fontSize: vars.fontSize.caption,
  pointerEvents: 'none',
})

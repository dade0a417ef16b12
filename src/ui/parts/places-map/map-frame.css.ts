import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { dark } from '#ui/theme/looks/dark.ts'
import { light } from '#ui/theme/looks/light.ts'
import { media } from '#ui/theme/media.ts'
import { fill, stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/**
 * The element of a map: its whole frame. What is drawn on it is in the colours of the look, so it keeps the ground of the
 * look on paper and in forced colours.
 */
export const ground = style({
  ...fill,
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.large },
  },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: vars.color.surface },
    print: {
      background: dark.color.surface,
      selectors: { ':root[data-look="light"] &': { background: light.color.surface } },
    },
  },
})

export const waiting = style(fill)

/** A map that may be lower than its buttons are together. */
export const lowered = createContainer()
/** Four buttons, and the space around them. */
const LOWER = `${lowered} (max-height: 223px)`

export const controls = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  ...stack('2'),
  zIndex: vars.zIndex.raised,
  '@container': {
    [LOWER]: { display: 'grid', gridTemplateColumns: 'repeat(2, auto)', gridTemplateRows: 'repeat(3, auto)' },
  },
})
// The last button goes beside the one before it, below the search field.
globalStyle(`${controls} > *`, { '@container': { [LOWER]: { gridColumn: 2 } } })
globalStyle(`${controls} > :last-child`, { '@container': { [LOWER]: { gridArea: '3 / 1' } } })

export const attribution = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  paddingInline: vars.space[2],
  borderStartEndRadius: vars.radius.small,
  background: vars.color.ground,
  ...textStyle('caption', 'muted'),
  pointerEvents: 'none',
})

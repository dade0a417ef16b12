import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'

/** As high as a row, whatever the words: lists count on it. */
export const card = style({
  overflow: 'hidden',
  height: vars.size.listRow,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

// The cover stands as far from the edge as from the top, so that its corner follows the card's.
globalStyle(`${card} > div`, { paddingInline: vars.space[3] })

export const thumb = style({ position: 'relative', flexShrink: 0, width: '4rem', height: '4rem' })

/** The logo lies over the corner of the cover, with an edge of the card's own colour around it. */
export const logo = style({
  position: 'absolute',
  insetInlineEnd: '-0.375rem',
  insetBlockEnd: '-0.375rem',
  width: '1.75rem',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  border: `2px solid ${vars.color.surface}`,
  background: vars.color.surface,
})

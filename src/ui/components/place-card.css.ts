import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#ui/theme/theme.css.ts'
import { meta, metaWords, title } from './list-row.css.ts'

/** How high a card is, in rem, whatever the words: lists count on it. */
export const HEIGHT = 7

export const card = style({
  overflow: 'hidden',
  height: `${HEIGHT}rem`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

// The cover stands as far from the edge as from the top, so that its corner follows the card's.
globalStyle(`${card} > div`, { height: '100%', paddingInline: vars.space[3] })

// On a phone the name of a place needs two lines more often than not.
globalStyle(`${card} ${title}`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  lineHeight: vars.lineHeight.tight,
})

// Where it is takes up to three lines rather than being cut: without its number an address leads nowhere.
globalStyle(`${card} ${meta}`, { alignItems: 'flex-start', lineHeight: vars.lineHeight.tight })
globalStyle(`${card} ${meta} > svg`, { flexShrink: 0 })
globalStyle(`${card} ${metaWords}`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'normal',
  textWrap: 'pretty',
})

// What can be done with a place stands back behind what it is called.
globalStyle(`${card} button[aria-pressed="false"]`, { color: vars.color.muted })

/** It grows with the letters only as far as it leaves them room. */
const THUMB = 'min(4.5rem, 20vw)'
export const thumb = style({ position: 'relative', flexShrink: 0, width: THUMB, height: THUMB })

/** The logo lies over the corner of the cover, with an edge of the card's own colour around it. */
export const logo = style({
  position: 'absolute',
  insetInlineEnd: '-0.375rem',
  insetBlockEnd: '-0.375rem',
  width: 'min(1.75rem, 8vw)',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  border: `2px solid ${vars.color.surface}`,
  background: vars.color.surface,
})

import { globalStyle, style } from '@vanilla-extract/css'
import { forcedEdge, square, surface } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { meta, metaWords, title } from './list-row.css.ts'

/** The height of a card, in rem, for every content: lists rely on it. */
export const HEIGHT = 7

export const card = style({ overflow: 'hidden', height: `${HEIGHT}rem`, ...surface(), ...forcedEdge })

// The cover has the same distance from the edge and from the top, so that its corner is concentric with the card's.
globalStyle(`${card} > div`, { height: '100%', paddingInline: vars.space[3] })

// On a phone the name of a place usually needs two lines.
globalStyle(`${card} ${title}`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  lineHeight: vars.lineHeight.tight,
})

// The address takes up to three lines and is not cut: it needs its number.
globalStyle(`${card} ${meta}`, { alignItems: 'flex-start', lineHeight: vars.lineHeight.tight })
globalStyle(`${card} ${meta} > svg`, { flexShrink: 0 })
globalStyle(`${card} ${metaWords}`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'normal',
  textWrap: 'pretty',
})

// The action of a place is less prominent than its name.
globalStyle(`${card} button[aria-pressed="false"]`, { color: vars.color.muted })

/** It grows with the text as far as the text keeps enough room. */
const THUMB = 'min(4.5rem, 20vw)'
export const thumb = style({ position: 'relative', flexShrink: 0, ...square(THUMB) })

/** The logo overlaps the corner of the cover, with a border in the card's colour. */
export const logo = style({
  position: 'absolute',
  insetInlineEnd: '-0.375rem',
  insetBlockEnd: '-0.375rem',
  width: 'min(1.75rem, 8vw)',
  overflow: 'hidden',
  ...surface('surface', 'small'),
  border: `2px solid ${vars.color.surface}`,
})

import { globalStyle, style } from '@vanilla-extract/css'
import { forcedEdge, square, surface } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { meta, metaWords, title } from './list-row.css.ts'

/** The least height of a card, in rem: it grows with its words. */
export const HEIGHT = 7

export const card = style({
  display: 'grid',
  height: '100%',
  minHeight: `${HEIGHT}rem`,
  overflow: 'hidden',
  ...surface(),
  ...forcedEdge,
})

// The cover has the same distance from the edge and from the top, so that its corner is concentric with the card's.
globalStyle(`${card} > div`, { paddingInline: vars.space[3] })

globalStyle(`${card} ${title}`, { lineHeight: vars.lineHeight.tight })

// The address is not cut: it needs its number.
globalStyle(`${card} ${meta}`, { alignItems: 'flex-start', lineHeight: vars.lineHeight.tight })
globalStyle(`${card} ${meta} > svg`, { flexShrink: 0 })
globalStyle(`${card} ${metaWords}`, { whiteSpace: 'normal', textWrap: 'pretty' })

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

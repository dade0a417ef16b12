import { globalStyle, style } from '@vanilla-extract/css'
import { binOf } from '#ui/components/row-bin.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const rows = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: vars.size.readingMax,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[2],
})

export const note = style({ paddingBlockEnd: vars.space[3] })

/** A row that a finger moves aside; vertical moves stay the browser's. */
export const row = style({
  position: 'relative',
  overflow: 'hidden',
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
})

globalStyle(`${row} a, ${row} input`, { scrollMarginBlock: '6rem' })

export const newName = style({ fontWeight: vars.fontWeight.bold })

export const newTime = style({ color: vars.color.warm, fontWeight: vars.fontWeight.bold })

/** The last words of a chat with something new stand out from those that were read. */
export const newWords = style({ color: vars.color.text })

/** With a pointer that hovers, or under the keyboard's focus: the bin at the end of the row. */
export const bin = binOf(row)

import { style } from '@vanilla-extract/css'
import { binOf } from '#ui/components/row-bin.css.ts'
import { contained, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const rows = style({
  ...contained(vars.size.readingMax),
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[2],
})

export const note = style({ paddingBlockEnd: vars.space[3] })

/** A row that can be swiped; vertical scrolling stays native. */
export const row = style({
  position: 'relative',
  overflow: 'hidden',
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
})

export const newName = style({ fontWeight: vars.fontWeight.bold })

export const newTime = style(textStyle('bold', 'warm'))

/** The last message of an unread chat is emphasised. */
export const newWords = style({ color: vars.color.text })

/** That somebody waits for an answer. */
export const awaits = style(textStyle('semibold', 'warm'))

/** What has not gone is more urgent than what was said last. */
export const unsent = style({ color: vars.color.danger })

/** The delete button at the end of the row, on hover or keyboard focus. */
export const bin = binOf(row)

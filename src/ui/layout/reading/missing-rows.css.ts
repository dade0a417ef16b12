import { globalStyle, style } from '@vanilla-extract/css'
import { heldAtBottom } from '#ui/components/overlay.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Rows that could not be read may be anywhere: this hangs on the page, not on what scrolls. */
export const missing = style([
  heldAtBottom,
  {
    position: 'absolute',
    insetInline: vars.space[4],
    insetBlockEnd: vars.space[3],
    zIndex: vars.zIndex.sticky,
    maxWidth: `calc(${vars.size.readingMax} - 2 * ${vars.space[4]})`,
    marginInline: 'auto',
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.high,
  },
])

// What is last in the list, and what the focus goes to, can be brought clear of it.
globalStyle(`main:has(${missing})`, { scrollPaddingBlockEnd: '12rem' })
globalStyle(`main:has(${missing})::after`, { content: '', display: 'block', height: '12rem' })

import { style } from '@vanilla-extract/css'
import { hairline, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

// A scrolling row never widens its container.
export const tabs = style({ minWidth: 0 })

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: hairline,
})

export const tab = style({
  position: 'relative',
  // Long names wrap between their words before the row scrolls.
  minHeight: '3rem',
  // The line of the open one stands clear of the letters.
  paddingBlock: `${vars.space[1]} ${vars.space[2]}`,
  overflowWrap: 'break-word',
  // Four names stand side by side on a phone.
  paddingInline: `clamp(${vars.space[2]}, 2vw, ${vars.space[3]})`,
  ...textStyle('semibold', 'muted', 'tight'),
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.text },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[2],
      bottom: 0,
      height: '3px',
      borderRadius: vars.radius.full,
      background: 'transparent',
      transition: `background-color ${vars.motion.quick}`,
    },
    '&[aria-selected="true"]::after': { background: vars.color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } } },
  },
})

export const panel = style({ paddingBlockStart: vars.space[4] })

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hairline, inlineRow, scrolledLine, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { tones } from '#ui/theme/tones.css.ts'

export const group = style({
  display: 'flex',
  gap: vars.space[2],
  ...scrolledLine,
  scrollSnapType: 'x proximity',
})

export const wrapping = style({ flexWrap: 'wrap', overflow: 'visible', paddingInline: 0, marginInline: 0 })

export const chip = style({
  ...inlineRow('2'),
  flexShrink: 0,
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
  // At most as wide as its container: a longer name wraps.
  maxWidth: '100%',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  justifyContent: 'center',
  borderRadius: `calc(${vars.size.touch} / 2)`,
  border: hairline,
  background: vars.color.surface,
  ...textStyle('body', 'tight', 'semibold', 'text'),
  scrollSnapAlign: 'start',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick}`,
  selectors: {
    '&:active': { background: vars.color.raisedHover },
    '&[aria-pressed="true"]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.accentInk,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { background: vars.color.raised },
        '&[aria-pressed="true"]:hover': { background: vars.color.accentHover },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  },
})

export const count = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::before': { content: '·', marginInlineEnd: vars.space[2] } },
})

const tag = style({
  ...inlineRow('1'),
  minHeight: '1.75rem',
  maxWidth: '100%',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: '0.875rem',
  border: '1px solid transparent',
  ...textStyle('small', 'tight', 'semibold'),
  // On two lines each has its share, so that a date is not parted.
  textWrap: 'balance',
})

export const tagTone = styleVariants(tones, ({ ink, ground }) => [tag, { color: ink, background: ground }])

// In a line that scrolls each word is whole, however large its letters.
globalStyle(`${group}:not(${wrapping}) > ${chip}`, { minWidth: 'min-content', overflowWrap: 'break-word' })

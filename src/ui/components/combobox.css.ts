import { style } from '@vanilla-extract/css'
import { flexRow, hairline, leadingSign, surface, textStyle } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const place = style({ position: 'relative', width: '100%' })

export const sign = style(leadingSign)

export const input = style({ paddingInlineStart: `calc(${vars.space[6]} + min(1.25rem, 32px))` })

export const list = style({
  position: 'absolute',
  zIndex: vars.zIndex.sticky,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space['1']})`,
  margin: 0,
  padding: vars.space['1'],
  listStyle: 'none',
  ...surface('raised', 'medium'),
  border: hairline,
  boxShadow: vars.shadow.high,
})

export const option = style({
  ...flexRow(),
  minHeight: vars.size.touch,
  padding: `${vars.space['2']} ${vars.space['3']}`,
  borderRadius: vars.radius.small,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.color.selected } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.raisedHover } } },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
})

// It keeps its line while it is empty, so that the content below does not move.
export const status = style({ display: 'block', minHeight: '1.35em', ...textStyle('small', 'snug', 'muted') })

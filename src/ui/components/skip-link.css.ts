import { style } from '@vanilla-extract/css'
import { inlineRow, surface, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const skip = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  top: `calc(${vars.safe.top} + ${vars.space[3]})`,
  insetInlineStart: `calc(${vars.space[3]} + ${vars.safe.start})`,
  ...inlineRow(),
  minHeight: vars.size.touch,
  paddingInline: vars.space[5],
  ...surface('accent', 'full'),
  ...textStyle('semibold', 'accentInk'),
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
})

import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const skip = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  top: `calc(${vars.safe.top} + ${vars.space[3]})`,
  insetInlineStart: vars.space[3],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space[5],
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space[12],
  cursor: 'pointer',
  textOverflow: 'ellipsis',
})

globalStyle(`${select} option`, { background: vars.color.raised, color: vars.color.text })

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  insetBlock: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
  color: vars.color.muted,
})

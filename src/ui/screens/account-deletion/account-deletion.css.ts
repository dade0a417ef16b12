import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const title = style({ margin: `0 0 ${vars.space['3']}`, ...textStyle('lead', 'tight', 'semibold') })

export const losses = style(stack('3'))

export const loss = style({
  display: 'flex',
  gap: vars.space['3'],
  lineHeight: vars.lineHeight.snug,
  textWrap: 'pretty',
})
export const sign = style({ flexShrink: 0, marginTop: '1px', color: vars.color.danger })

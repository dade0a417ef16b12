import { style } from '@vanilla-extract/css'
import { inlineRow, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const data = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${vars.space['3']} ${vars.space['6']}`,
})
export const entry = style({ minWidth: 0 })
export const entryLabel = style(textStyle('small', 'muted'))
export const entryLink = style({ ...inlineRow('1'), minHeight: vars.size.touch, color: vars.color.accent })
export const wordsLink = style({ color: vars.color.accent, textDecoration: 'underline' })

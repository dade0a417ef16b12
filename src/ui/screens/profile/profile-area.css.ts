import { style } from '@vanilla-extract/css'
import { centred, flexRow, square, stack, surface, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const owner = style({ ...flexRow('4'), minHeight: vars.size.avatar, marginBlockEnd: vars.space['6'] })

export const words = style({ minWidth: 0 })

export const fullName = style(textStyle('title', 'tight', 'semibold'))

export const username = style({ color: vars.color.muted })

export const groups = style(stack('5'))

export const sign = style({
  ...centred,
  flexShrink: 0,
  ...square(vars.size.avatarRow),
  ...surface('raised', 'medium'),
  color: vars.color.accent,
})

export const danger = style({ color: vars.color.danger })

export const chevron = style({ color: vars.color.muted })

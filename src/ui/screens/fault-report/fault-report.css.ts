import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const lead = style({ outline: 'none', color: vars.color.muted, textWrap: 'pretty' })
export const position = style({ ...stack('2'), alignItems: 'flex-start' })
export const map = style({ ...stack('3'), width: '100%' })
export const ground = style({ overflow: 'hidden', borderRadius: vars.radius.medium })
export const ready = style(stack('5'))
export const heading = style({ ...textStyle('title', 'tight', 'semibold'), outline: 'none' })
export const facts = style(stack('4'))
export const label = style(textStyle('small', 'muted'))
export const value = style({ marginInlineStart: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const actions = style(stack('3'))

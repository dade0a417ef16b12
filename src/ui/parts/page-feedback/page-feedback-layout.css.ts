import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'

export const question = style(stack('3'))
export const title = style({ ...textStyle('lead', 'snug', 'semibold'), outline: 'none', textWrap: 'balance' })
export const details = style({ ...stack('4'), alignItems: 'stretch', maxWidth: '36rem' })
export const note = style({ ...textStyle('small', 'muted'), textWrap: 'pretty' })
export const send = style({ ...stack('2'), alignItems: 'flex-start' })
export const text = style({ ...textStyle('muted'), overflowWrap: 'anywhere' })

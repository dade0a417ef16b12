import { style } from '@vanilla-extract/css'
import { stack } from '#ui/theme/primitives.ts'

/** A form in a dialog, and what is said before and after it. */
export const parts = style(stack('4'))

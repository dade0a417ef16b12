import { style } from '@vanilla-extract/css'
import { stack } from '#ui/theme/primitives.ts'

/** Cards apart from each other, as those of the screen will be. */
export const waiting = style(stack('3'))

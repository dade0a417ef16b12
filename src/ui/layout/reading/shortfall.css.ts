import { style } from '@vanilla-extract/css'
import { textStyle } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Quiet: what is there is worth more than what is not. */
export const line = style({ paddingBlock: vars.space[1], ...textStyle('small', 'muted') })

import { style } from '@vanilla-extract/css'
import { stack, textStyle } from '#ui/theme/primitives.ts'

/** What stays to be read while the code is looked for in the mailbox. */
export const notes = style({ ...stack('2'), ...textStyle('muted'), overflowWrap: 'anywhere' })

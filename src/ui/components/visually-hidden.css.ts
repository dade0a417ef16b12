import { style } from '@vanilla-extract/css'
import { hiddenFromSight } from '#ui/theme/primitives.ts'

export const hidden = style(hiddenFromSight)

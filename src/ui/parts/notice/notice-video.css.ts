import { style } from '@vanilla-extract/css'
import { surface } from '#ui/theme/primitives.ts'

/** Its space is reserved before it loads. */
export const video = style({ width: '100%', aspectRatio: '16 / 9', objectFit: 'contain', ...surface() })

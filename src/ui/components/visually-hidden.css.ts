import { style } from '@vanilla-extract/css'
import { square } from '#ui/theme/primitives.ts'

export const hidden = style({
  position: 'absolute',
  ...square('1px'),
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

import { style } from '@vanilla-extract/css'
import { fill, square } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  background: vars.color.raised,
})

export const image = style({ ...fill, ...square('100%'), objectFit: 'cover' })
export const rounded = style({ borderRadius: vars.radius.medium })
export const whole = style({ objectFit: 'contain' })
export const fallback = style({ ...fill, display: 'grid' })

import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  background: vars.color.raised,
})

export const image = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' })
export const rounded = style({ borderRadius: vars.radius.medium })
export const whole = style({ objectFit: 'contain' })
export const fallback = style({ position: 'absolute', inset: 0, display: 'grid' })

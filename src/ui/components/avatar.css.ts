import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

const base = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  // One lightness and one chroma for every hue: 7:1 and more between letters and ground, whoever the name.
  background: `oklch(0.39 0.085 var(--hue))`,
  color: `oklch(0.9 0.05 var(--hue))`,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1,
  userSelect: 'none',
})

export const shape = styleVariants({
  square: [base, { borderRadius: '27%' }],
  round: [base, { borderRadius: vars.radius.full }],
})

export const photo = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' })

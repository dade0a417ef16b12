import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

const bone = style({
  display: 'block',
  background: vars.color.raised,
  animation: `${breathe} 1600ms ease-in-out infinite`,
})

export const shape = styleVariants({
  line: [bone, { height: '0.875rem', borderRadius: vars.radius.small }],
  block: [bone, { borderRadius: vars.radius.medium }],
  card: [bone, { borderRadius: vars.radius.large }],
  circle: [bone, { borderRadius: vars.radius.full, flexShrink: 0 }],
})

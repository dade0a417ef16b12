import { style, styleVariants } from '@vanilla-extract/css'
import { hueTone } from '#ui/theme/hue-tone.ts'
import { fill, square } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'

const base = style([
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1,
    userSelect: 'none',
  },
  // The same lightness and chroma for every hue: a contrast of at least 7:1 for every name.
  hueTone('background', 0.39, 0.085),
  hueTone('color', 0.9, 0.05),
])

export const shape = styleVariants({
  square: [base, { borderRadius: '27%' }],
  round: [base, { borderRadius: vars.radius.full }],
})

export const photo = style({ ...fill, ...square('100%'), objectFit: 'cover' })

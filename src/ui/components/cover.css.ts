import { style, styleVariants } from '@vanilla-extract/css'

export const cover = style({ display: 'block', width: '100%', height: '100%' })

// One hue (and its neighbours for the sky) at fixed lightness: every cover is as dark as the next.
export const skyTop = style({ stopColor: 'oklch(0.36 0.088 calc(var(--hue) - 10))' })
export const skyLow = style({ stopColor: 'oklch(0.56 0.12 calc(var(--hue) + 22))' })
export const disc = style({ fill: 'oklch(0.86 0.085 calc(var(--hue) + 40))' })
export const hills = styleVariants({
  far: { fill: 'oklch(0.45 0.09 var(--hue))' },
  middle: { fill: 'oklch(0.34 0.07 var(--hue))' },
  near: { fill: 'oklch(0.25 0.055 var(--hue))' },
})

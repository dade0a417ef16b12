import { style, styleVariants } from '@vanilla-extract/css'
import { hueTone } from '#ui/theme/hue-tone.ts'
import { square } from '#ui/theme/primitives.ts'

export const cover = style({ display: 'block', ...square('100%') })

// One hue (and its neighbours for the sky) at a fixed lightness: all covers are equally dark.
export const skyTop = style(hueTone('stopColor', 0.36, 0.088, -10))
export const skyLow = style(hueTone('stopColor', 0.56, 0.12, 22))
export const disc = style(hueTone('fill', 0.86, 0.085, 40))
export const hills = styleVariants({
  far: hueTone('fill', 0.45, 0.09),
  middle: hueTone('fill', 0.34, 0.07),
  near: hueTone('fill', 0.25, 0.055),
})

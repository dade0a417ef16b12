import Icon from 'ol/style/Icon.js'
import Style from 'ol/style/Style.js'
import type { MapColours } from '#application/ports/maps.ts'

export type LabelLooks = Readonly<{
  /** A CSS font value, with its family. */
  font: string
  ink: string
  halo: string
}>

/** The device pixel ratio, with a maximum: more pixels would be scaled down. */
export const SHARP = Math.min(3, Math.max(1, Math.ceil(globalThis.devicePixelRatio ?? 1)))
const MARGIN = 4

const sizeOf = (font: string): number => Number(/(\d+)px/.exec(font)?.[1] ?? 14)

/** A picture of this size in CSS pixels, at the resolution of the screen; its context uses CSS pixels. */
export const drawn = (
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARP
  canvas.height = height * SHARP
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Nothing to draw with')
  pen.scale(SHARP, SHARP)
  draw(pen)
  return canvas
}

/**
 * A text as a picture. The library measures its texts by writing markup into the page, which a page with trusted types
 * refuses.
 */
export const labelPicture = (text: string, { font, ink, halo }: LabelLooks): HTMLCanvasElement => {
  const ruler = document.createElement('canvas').getContext('2d')
  if (!ruler) throw new Error('Nothing to write with')
  ruler.font = font
  const width = Math.ceil(ruler.measureText(text).width) + 2 * MARGIN
  const height = Math.ceil(sizeOf(font) * 1.3) + 2 * MARGIN
  return drawn(width, height, (pen) => {
    pen.font = font
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.lineJoin = 'round'
    pen.lineWidth = 3
    pen.strokeStyle = halo
    pen.fillStyle = ink
    pen.strokeText(text, width / 2, height / 2)
    pen.fillText(text, width / 2, height / 2)
  })
}

/** The same as an icon on the map, this many pixels below its place. */
export const labelIcon = (text: string, looks: LabelLooks, shift: number = 0): Icon =>
  new Icon({ img: labelPicture(text, looks), scale: 1 / SHARP, displacement: [0, -shift] })

/** The distance of a town's label below its middle, in CSS pixels: clusters do not cover it. */
const UNDER = 28

/** The name of a town, below its middle. */
export const townLabel = (name: string, { words: ink, halo }: MapColours, family: string, size = 14): Style =>
  new Style({ image: labelIcon(name, { font: `600 ${size}px ${family}`, ink, halo }, UNDER) })

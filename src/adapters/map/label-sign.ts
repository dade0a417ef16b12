import Icon from 'ol/style/Icon.js'

export type LabelLooks = Readonly<{
  /** As CSS says it, with its family. */
  font: string
  ink: string
  halo: string
}>

/** As many dots a pixel as the screen has, within reason: more would be thrown away, and roughly. */
export const SHARP = Math.min(3, Math.max(1, Math.ceil(globalThis.devicePixelRatio ?? 1)))
const MARGIN = 4

const sizeOf = (font: string): number => Number(/(\d+)px/.exec(font)?.[1] ?? 14)

/**
 * Words drawn as a picture. The library's own words are measured by writing markup into the page, which a page that
 * enforces trusted types refuses.
 */
export const labelIcon = (text: string, { font, ink, halo }: LabelLooks, shift: number = 0): Icon => {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Nothing to write with')
  pen.font = font
  const width = Math.ceil(pen.measureText(text).width) + 2 * MARGIN
  const height = Math.ceil(sizeOf(font) * 1.3) + 2 * MARGIN
  canvas.width = width * SHARP
  canvas.height = height * SHARP
  pen.scale(SHARP, SHARP)
  // A canvas forgets its pen when its size is set.
  pen.font = font
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.lineWidth = 3
  pen.strokeStyle = halo
  pen.fillStyle = ink
  pen.strokeText(text, width / 2, height / 2)
  pen.fillText(text, width / 2, height / 2)
  return new Icon({ img: canvas, scale: 1 / SHARP, displacement: [0, -shift] })
}

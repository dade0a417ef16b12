import type { ImageType } from '#domain/images/image-file.ts'
import type { ImageSource } from './BrowserImages.ts'

/** The quality of an encoded picture. */
const QUALITY = 0.88
/** The encoding of pictures: every browser writes it, and photographs stay small. */
const WRITTEN_AS: ImageType = 'image/jpeg'
/** The background of transparent pictures, because this encoding has no transparency. */
const GROUND = '#ffffff'

const written = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not written'))),
      WRITTEN_AS,
      QUALITY,
    ),
  )

/** With the orientation of the camera applied: the default of browsers; Chrome before 112 rejects the option. */
const decoded = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file)

/** Pictures through the browser's decoder and canvas. */
export const canvasImages = (page: Document): ImageSource => ({
  measure: async (file) => {
    const bitmap = await decoded(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  },
  show: (file) => URL.createObjectURL(file),
  hide: (preview) => URL.revokeObjectURL(preview),
  draw: async (file, { left, top, side }, size) => {
    const bitmap = await decoded(file)
    const canvas = page.createElement('canvas')
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas to draw on')
    context.imageSmoothingQuality = 'high'
    context.fillStyle = GROUND
    context.fillRect(0, 0, size, size)
    context.drawImage(bitmap, left, top, side, side, 0, 0, size, size)
    bitmap.close()
    return written(canvas)
  },
})

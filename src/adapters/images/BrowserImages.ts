import * as Either from 'fp-ts/lib/Either.js'
import type { ImageFailure, Images } from '#application/ports/images.ts'
import { type Square, squareOf } from '#domain/images/crop.ts'
import { HEAD_LENGTH, HEAVIEST_IMAGE, imageTypeOf } from '#domain/images/image-file.ts'

/** The width and height of a sent profile picture, in pixels; smaller ones are not scaled up. */
export const SENT_SIZE = 512
const NAME = 'profile.jpg'

/** The picture functions of the environment; each may reject. */
export type ImageSource = Readonly<{
  /** Width and height in pixels, with the orientation applied. */
  measure: (file: Blob) => Promise<Readonly<{ width: number; height: number }>>
  /** Creates an object URL for a file, until it is revoked. */
  show: (file: Blob) => string
  hide: (preview: string) => void
  /** Draws a square of a picture as a new one, with this width and height in pixels. */
  draw: (file: Blob, square: Square, size: number) => Promise<Blob>
}>

/** Without picture support, none can be read. */
export const NO_IMAGES: ImageSource = {
  measure: () => Promise.reject(new Error('No pictures here')),
  show: () => '',
  hide: () => {},
  draw: () => Promise.reject(new Error('No pictures here')),
}

const failed = (_tag: ImageFailure['_tag']): Either.Either<ImageFailure, never> => Either.left({ _tag })

/** Pictures of the device, validated before they are decoded (PROF-05, fault 44). One is open at a time. */
export const createBrowserImages = (source: ImageSource): Images => {
  let shown: string | undefined
  return {
    open: (file) => async () => {
      if (file.size > HEAVIEST_IMAGE) return failed('ImageTooHeavy')
      try {
        const type = imageTypeOf(new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer()))
        if (type === undefined) return failed('WrongImageType')
        // The name and the type of the file are not trusted; from here on its content determines the type.
        const known = file.slice(0, file.size, type)
        const { width, height } = await source.measure(known)
        if (width === 0 || height === 0) return failed('ImageUnreadable')
        if (shown !== undefined) source.hide(shown)
        shown = source.show(known)
        return Either.right({ file: known, width, height, preview: shown })
      } catch {
        return failed('ImageUnreadable')
      }
    },
    cut:
      ({ file, width, height }, crop) =>
      async () => {
        const square = squareOf(crop, { width, height })
        try {
          const drawn = await source.draw(file, square, Math.min(SENT_SIZE, Math.round(square.side)))
          return Either.right(new File([drawn], NAME, { type: drawn.type }))
        } catch {
          return failed('ImageUnreadable')
        }
      },
  }
}

import * as Either from 'fp-ts/lib/Either.js'
import type { ImageFailure, Images } from '#application/ports/images.ts'
import { type Square, squareOf } from '#domain/images/crop.ts'
import { HEAD_LENGTH, HEAVIEST_IMAGE, imageTypeOf } from '#domain/images/image-file.ts'

/** How wide and high a profile's picture is sent, in pixels; smaller ones are not blown up. */
export const SENT_SIZE = 512
const NAME = 'profile.jpg'

/** What can be done with pictures where the app runs; each may reject. */
export type ImageSource = Readonly<{
  /** Width and height in pixels, the right way up. */
  measure: (file: Blob) => Promise<Readonly<{ width: number; height: number }>>
  /** Gives an address to show a file from, until it is hidden. */
  show: (file: Blob) => string
  hide: (preview: string) => void
  /** Draws a square of a picture as a new one, so many pixels wide and high. */
  draw: (file: Blob, square: Square, size: number) => Promise<Blob>
}>

/** Where nothing can be done with pictures, none can be read. */
export const NO_IMAGES: ImageSource = {
  measure: () => Promise.reject(new Error('No pictures here')),
  show: () => '',
  hide: () => {},
  draw: () => Promise.reject(new Error('No pictures here')),
}

const failed = (_tag: ImageFailure['_tag']): Either.Either<ImageFailure, never> => Either.left({ _tag })

/** Pictures from the device, checked before anything looks at them (PROF-05, fault 44). One is open at a time. */
export const createBrowserImages = (source: ImageSource): Images => {
  let shown: string | undefined
  return {
    open: (file) => async () => {
      if (file.size > HEAVIEST_IMAGE) return failed('ImageTooHeavy')
      try {
        const type = imageTypeOf(new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer()))
        if (type === undefined) return failed('WrongImageType')
        // The name and the type it came with may say anything; from here on it is what its content is.
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

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Crop } from '#domain/images/crop.ts'
import type { OpenPicture } from '#domain/images/picture-change.ts'

export type ImageFailure = Readonly<{
  /** The failures: type not accepted; file too large; file damaged. */
  _tag: 'WrongImageType' | 'ImageTooHeavy' | 'ImageUnreadable'
}>

/** Pictures chosen on the device (PROF-05). */
export interface Images {
  /** Decodes a file as a picture, with its orientation applied. The object URL of an earlier picture is revoked. */
  readonly open: (file: Blob) => TaskEither<ImageFailure, OpenPicture>
  /** Crops a picture to the square, small enough to be sent. */
  readonly cut: (picture: OpenPicture, crop: Crop) => TaskEither<ImageFailure, Blob>
}

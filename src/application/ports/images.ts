import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Crop } from '#domain/images/crop.ts'
import type { OpenPicture } from '#domain/images/picture-change.ts'

export type ImageFailure = Readonly<{
  /** Not of a kind that is taken; too heavy; of a kind that is taken, and broken. */
  _tag: 'WrongImageType' | 'ImageTooHeavy' | 'ImageUnreadable'
}>

/** Pictures that citizens choose on their device (PROF-05). */
export interface Images {
  /** Reads a file as a picture, the right way up. What was opened before can no longer be shown. */
  readonly open: (file: Blob) => TaskEither<ImageFailure, OpenPicture>
  /** Cuts the square out of a picture, small enough to be sent. */
  readonly cut: (picture: OpenPicture, crop: Crop) => TaskEither<ImageFailure, Blob>
}

import type { Crop } from './crop.ts'

/** A picture that a citizen chose and that can be displayed: decoded once, with its orientation applied. */
export type OpenPicture = Readonly<{
  file: Blob
  /** Pixels, with the orientation applied. */
  width: number
  height: number
  /** An object URL, valid while the page lives. */
  preview: string
}>

/** The change of a picture. */
export type PictureChange =
  | Readonly<{ kind: 'kept'; image: string | undefined }>
  | Readonly<{ kind: 'removed' }>
  | Readonly<{ kind: 'replaced'; picture: OpenPicture; crop: Crop }>

export const REMOVED: PictureChange = { kind: 'removed' }

import type { Crop } from './crop.ts'

/** A picture that a citizen chose and that can be shown: read once, the right way up. */
export type OpenPicture = Readonly<{
  file: Blob
  /** Pixels, the right way up. */
  width: number
  height: number
  /** An address it can be shown from while the page lives. */
  preview: string
}>

/** What becomes of somebody's picture. */
export type PictureChange =
  | Readonly<{ kind: 'kept'; image: string | undefined }>
  | Readonly<{ kind: 'removed' }>
  | Readonly<{ kind: 'replaced'; picture: OpenPicture; crop: Crop }>

export const REMOVED: PictureChange = { kind: 'removed' }

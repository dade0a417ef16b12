import type { PictureKind } from './pictures.ts'

/** The avatar of a person: a picture, an unsaved one, or initials. */
export type Likeness = 'initials' | 'picture' | 'preview'

/** The avatar of a person, and the picture that is chosen for it. */
export interface PictureTasks {
  readonly choose: (kind: PictureKind) => Promise<void>
  /** The avatar in the page; undefined without one. */
  readonly likeness: () => Promise<Likeness | undefined>
  /** The avatar in the top bar. */
  readonly likenessAbove: () => Promise<Likeness | undefined>
}

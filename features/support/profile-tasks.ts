import type { PictureKind } from './pictures.ts'

/** What stands for someone: their picture, one that is not saved yet, or their initials. */
export type Likeness = 'initials' | 'picture' | 'preview'

/** What is done with one's own profile beyond filling in its form. */
export interface ProfileTasks {
  readonly choosePicture: (kind: PictureKind) => Promise<void>
  /** What stands for the citizen in the page; undefined while nothing does. */
  readonly likeness: () => Promise<Likeness | undefined>
  /** What stands for the citizen at the top of every page. */
  readonly likenessAbove: () => Promise<Likeness | undefined>
  /** The addresses on offer. */
  readonly addresses: () => Promise<readonly string[]>
  readonly takeAddress: (label: string) => Promise<void>
}

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Names } from '#domain/profile/profile-draft.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { RequestFailure } from './failure.ts'

/** What citizens tell of themselves. */
export interface Profiles {
  /** The profile of whoever is signed in (PROF-02). */
  readonly read: (signal?: AbortSignal) => TaskEither<RequestFailure, Profile>
  /** Saves the profile, with a new picture when one comes along; a profile that names no picture has none (PROF-03). */
  readonly save: (profile: Profile, picture: Blob | undefined) => TaskEither<RequestFailure, void>
  /** Tells the account itself what its owner is called now (PROF-04). */
  readonly rename: (names: Names) => TaskEither<RequestFailure, void>
}

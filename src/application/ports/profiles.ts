import type { Profile } from '#domain/profile/profile.ts'
import type { Requested } from './failure.ts'

/** The profiles of citizens. */
export interface Profiles {
  /** The profile of the signed-in citizen (PROF-02). */
  readonly read: (signal?: AbortSignal) => Requested<Profile>
  /** The municipality that the profile says, read in passing: nobody is told when it cannot be read. */
  readonly municipality: (signal?: AbortSignal) => Requested<string | undefined>
}

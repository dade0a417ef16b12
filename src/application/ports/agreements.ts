import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Policy } from '#domain/profile/profile.ts'
import type { Agreement } from '#domain/registration/agreement.ts'
import type { RequestFailure } from './failure.ts'

/** Where it is kept which documents a citizen agrees to. */
export interface Agreements {
  readonly read: (policy: Policy, signal?: AbortSignal) => TaskEither<RequestFailure, Agreement>
  /** Gives back the agreement as it is from now on (PRIV-02). */
  readonly save: (policy: Policy, agreed: boolean) => TaskEither<RequestFailure, Agreement>
}

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Policy } from '#domain/profile/profile.ts'
import type { Agreement } from '#domain/registration/agreement.ts'
import type { RequestFailure } from './failure.ts'

/** The documents that a citizen accepts. */
export interface Agreements {
  readonly read: (policy: Policy, signal?: AbortSignal) => TaskEither<RequestFailure, Agreement>
  /** Returns the new agreement (PRIV-02). */
  readonly save: (policy: Policy, agreed: boolean) => TaskEither<RequestFailure, Agreement>
}

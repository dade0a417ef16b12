import type { Policy } from '#domain/profile/profile.ts'
import type { Agreement } from '#domain/registration/agreement.ts'
import type { Requested } from './failure.ts'

/** The documents that a citizen accepts. */
export interface Agreements {
  readonly read: (policy: Policy, signal?: AbortSignal) => Requested<Agreement>
  /** Returns the new agreement (PRIV-02). */
  readonly save: (policy: Policy, agreed: boolean) => Requested<Agreement>
}

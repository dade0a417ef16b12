import * as t from 'io-ts'
import type { Policy } from '#domain/profile/profile.ts'
import type { Agreement } from '#domain/registration/agreement.ts'
import { choice, instant, optional, record, Wire } from './wire.ts'

export const policy: Wire<Policy> = choice('policy', { app: 'INFORMATIVA_APP', privacy: 'INFORMATIVA_PRIVACY' })

/** Agreed unless the server returns 0 or empty; null and missing read as empty (PRIV-01). */
export const agreed = new Wire<boolean>(
  'agreement',
  { kind: 'flag' },
  (value) => t.success(![0, '0', '', null, undefined, false, 'N'].includes(value as never)),
  (value) => (value ? 1 : 0),
)

/**
 * A citizen's agreement to one document (PRIV-01). [decided] A server that knows the moment of the last saving tells it
 * as `date`; the seed shows none, so without it no moment is shown.
 */
export const agreement: Wire<Agreement & Readonly<{ policy: Policy }>> = record('agreement', {
  policy: ['policy', policy],
  agreed: ['agreement', agreed],
  savedAt: ['date', optional(instant)],
})

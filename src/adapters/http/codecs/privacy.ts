import * as t from 'io-ts'
import type { Policy } from '#domain/profile/profile.ts'
import { choice, Wire } from './wire.ts'

export const policy: Wire<Policy> = choice('policy', { app: 'INFORMATIVA_APP', privacy: 'INFORMATIVA_PRIVACY' })

/** Agreed unless the server returns 0 or empty; null and missing read as empty (PRIV-01). */
export const agreed = new Wire<boolean>(
  'agreement',
  { kind: 'flag' },
  (value) => t.success(![0, '0', '', null, undefined, false, 'N'].includes(value as never)),
  (value) => (value ? 1 : 0),
)

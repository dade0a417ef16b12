import * as t from 'io-ts'
import type { Page } from '#domain/paging/page.ts'
import type { Policy } from '#domain/profile/profile.ts'
import type { Agreement } from '#domain/registration/agreement.ts'
import { everyRow } from './pages.ts'
import { isRecord, optional, otherwise, Wire } from './wire.ts'
import { record } from './wire-records.ts'
import { instant } from './wire-moments.ts'
import { choice } from './wire-words.ts'
import { AGREEMENT } from './names/others.ts'

export const policy: Wire<Policy> = choice('policy', { app: 'INFORMATIVA_APP', privacy: 'INFORMATIVA_PRIVACY' })

/**
 * The values that mean no; the specification names 0 and the empty value, and reads all others as agreed (PRIV-01).
 */
const NOT_AGREED = new Set<unknown>([0, '0', '0.0', false, 'n', 'no', 'false', 'off', 'ko', 'falso', 'f'])

const told = new Wire<boolean>(
  'agreement',
  { kind: 'flag' },
  (given, context) => {
    // A choice that a server writes as a record, with its label.
    const value = isRecord(given) ? (given['value'] ?? given['code'] ?? given) : given
    return typeof value === 'object'
      ? t.failure(given, context)
      : t.success(!NOT_AGREED.has(typeof value === 'string' ? value.trim().toLowerCase() : value))
  },
  (value) => (value ? 1 : 0),
)

/** Agreed unless the server returns 0 or empty; null, missing and undecodable values count as empty (PRIV-01). */
export const agreed: Wire<boolean> = otherwise(told, false)

/**
 * A citizen's agreement to one document (PRIV-01). [decided] A server that knows the moment of the last save sends it
 * as `date`; the seed shows none, and without it no moment is shown.
 */
const agreement = record(
  'agreement',
  { policy: ['policy', optional(policy)], agreed: ['agreement', agreed], savedAt: ['date', optional(instant)] },
  AGREEMENT,
)

/** Agreements to one document or to both, in the answer to a request for one. */
export const agreements: Wire<Page<Agreement & Readonly<{ policy: Policy | undefined }>>> = everyRow(agreement)

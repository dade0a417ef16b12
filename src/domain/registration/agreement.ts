import type { Policy } from '#domain/profile/profile.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** Whether a citizen accepted a document, and when; the server may not know the moment. */
export type Agreement = Readonly<{ agreed: boolean; savedAt: Instant | undefined }>

/** Both documents, in display order (PRIV-01). */
export const POLICIES: readonly Policy[] = ['app', 'privacy']

/** [decided] The `privacy` field of a device (AUTH-13) follows the acceptance of this document. */
export const DEVICE_POLICY: Policy = 'privacy'

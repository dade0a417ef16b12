import type { Policy } from '#domain/profile/profile.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** Whether a citizen agrees to a document, and since when; servers may not know the moment. */
export type Agreement = Readonly<{ agreed: boolean; savedAt: Instant | undefined }>

/** Both documents, in the order they are shown in (PRIV-01). */
export const POLICIES: readonly Policy[] = ['app', 'privacy']

/** [decided] The one `privacy` that a device tells of itself (AUTH-13) follows the agreement to this document. */
export const DEVICE_POLICY: Policy = 'privacy'

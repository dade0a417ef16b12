import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'

/** What was done with an event of one's own. */
export type UserEventChange = 'added' | 'reminded' | 'removed'

/** What others learn of the events a citizen keeps. */
export type UserEventNews =
  /** Nobody is signed in who could keep it (AUTH-14). */
  | { type: 'userEvent.signInRequired' }
  /** In the server's own words, when it has some (EVENT-04). */
  | { type: 'userEvent.changed'; change: UserEventChange; message: string | undefined }
  /** It is as it was, and read anew (EVENT-09). */
  | { type: 'userEvent.failed'; failure: RequestFailure | Unexpected }

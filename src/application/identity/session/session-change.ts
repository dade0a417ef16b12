import { failureOf, REQUEST_FAILURES } from '#application/kit/from-port.ts'
import type { ReloadFailure } from '#application/ports/accounts.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { User } from '#domain/identity/user.ts'

/** The reason of a session end that the citizen did not choose. */
export type LostSession = Readonly<{
  /** Whether the server refused the stored session at the start (ERR-06), or a session in use. */
  during: 'reload' | 'use'
  message: string | undefined
}>

/** Events that the session publishes. */
export type SessionChange =
  | { type: 'signIn.completed' }
  | { type: 'signIn.chosen'; isNew: boolean }
  | { type: 'signIn.declined' }
  | { type: 'session.lost'; lost: LostSession }
  /** The citizen signed out, or deleted the account. `isHere`: in this tab. */
  | { type: 'session.closed'; isHere: boolean }
  | { type: 'user.changed'; user: User }
  /** The server says that the user is the one whom the device knows (ERR-11). */
  | { type: 'user.confirmed' }
  /** It could not say so: the user is still the one whom the device knows. */
  | { type: 'user.unconfirmed'; failure: ReloadFailure | Unexpected | undefined }
  | { type: 'user.unavailable'; failure: ReloadFailure | Unexpected | undefined }

export const toReloadFailure = failureOf<ReloadFailure>({ ...REQUEST_FAILURES, SessionRefused: true })

/** The event of a session that the server refused at a reload. */
export const refusedReload = (error: unknown): LostSession => {
  const failure = toReloadFailure(error)
  return { during: 'reload', message: failure._tag === 'SessionRefused' ? failure.message : undefined }
}

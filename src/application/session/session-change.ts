import { failureOf, REQUEST_FAILURES } from '#application/kit/from-port.ts'
import type { ReloadFailure } from '#application/ports/accounts.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { User } from '#domain/identity/user.ts'

/** Why a session ended that the citizen did not end. */
export type LostSession = Readonly<{
  /** Whether the server refused the stored session when the app started (ERR-06), or one in use. */
  during: 'reload' | 'use'
  message: string | undefined
}>

/** What others learn of the session. */
export type SessionChange =
  | { type: 'signIn.completed' }
  | { type: 'signIn.chosen' }
  | { type: 'signIn.declined' }
  | { type: 'session.lost'; lost: LostSession }
  | { type: 'session.closed' }
  | { type: 'user.changed'; user: User }
  | { type: 'user.unavailable'; failure: ReloadFailure | Unexpected | undefined }

export const toReloadFailure = failureOf<ReloadFailure>({ ...REQUEST_FAILURES, SessionRefused: true })

/** How a session is lost whose reload the server refused. */
export const refusedReload = (error: unknown): LostSession => {
  const failure = toReloadFailure(error)
  return { during: 'reload', message: failure._tag === 'SessionRefused' ? failure.message : undefined }
}

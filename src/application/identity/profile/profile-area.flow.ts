import type { Flow } from '#application/kit/flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { followSession, type SessionNow, sessionNow } from '#application/identity/session/session-now.ts'

export type ProfileAreaNow = Pick<SessionNow, 'user' | 'isAdmin'> & Readonly<{ signOut: () => void }>

/** The citizen's identity, from the session, and the sign-out (PROF-01). */
export const openProfileArea = (scope: Scope): Flow<undefined, ProfileAreaNow> => {
  const { piazza } = scope
  followSession(scope, () => {})
  return {
    ask: () => {},
    now: () => ({ ...sessionNow(piazza), signOut: () => piazza.session.send({ type: 'signOut.requested' }) }),
  }
}

import type { SnapshotFrom } from 'xstate'
import type { App } from '#application/kit/app.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { isAdmin, receivesNotices, type User } from '#domain/identity/user.ts'
import type { sessionMachine } from './session.machine.ts'

/**
 * The four states of a citizen's session (AUTH-01); the fourth, error, belongs to the sign-in or to a lost session.
 */
export type SessionStatus = 'anonymous' | 'authenticating' | 'authenticated'

export const standing = (snapshot: SnapshotFrom<ReturnType<typeof sessionMachine>>): SessionStatus =>
  (['authenticating', 'authenticated'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'anonymous'

/** The citizen's identity, by the session. */
export type SessionNow = Readonly<{
  standing: SessionStatus
  user: User | undefined
  /** Why the user is unknown (AUTH-10); a refusal ends the session and is shown as a lost one. */
  userFailure: RequestFailure | Unexpected | undefined
  isAdmin: boolean
  seesNotices: boolean
  /** Invites a signed-out citizen to sign in (SHELL-13). */
  requireSignIn: () => void
}>

export const sessionNow = ({ session }: Pick<App, 'session'>): SessionNow => {
  const snapshot = session.getSnapshot()
  const { user, failure } = snapshot.context
  return {
    standing: standing(snapshot),
    user,
    userFailure: failure?._tag === 'SessionRefused' ? undefined : failure,
    isAdmin: isAdmin(user),
    seesNotices: receivesNotices(user),
    requireSignIn: () => session.send({ type: 'signIn.invited' }),
  }
}

/** The session as a source: `heard` receives the citizen's identity, at once and after each change. */
export const followSession = ({ piazza, onClose, changed }: Scope, heard: (session: SessionNow) => void): void => {
  const following = piazza.session.subscribe(() => {
    heard(sessionNow(piazza))
    changed()
  })
  onClose(() => following.unsubscribe())
  heard(sessionNow(piazza))
}

import type { SnapshotFrom } from 'xstate'
import type { App } from '#application/kit/app.ts'
import type { Scope } from '#application/kit/scope.ts'
import { isAdmin, receivesNotices } from '#domain/identity/user.ts'
import type { sessionMachine } from './session.machine.ts'

/**
 * The four states of a citizen's session (AUTH-01); the fourth, error, belongs to the sign-in or to a lost session.
 */
export type SessionStatus = 'anonymous' | 'authenticating' | 'authenticated'

export const standing = (snapshot: SnapshotFrom<ReturnType<typeof sessionMachine>>): SessionStatus =>
  (['authenticating', 'authenticated'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'anonymous'

/** The citizen's identity, by the session. */
export const sessionNow = ({ session }: Pick<App, 'session'>) => {
  const snapshot = session.getSnapshot()
  const { user, failure } = snapshot.context
  return {
    standing: standing(snapshot),
    user,
    /** Why the user is unknown (AUTH-10); a refusal ends the session and is shown as a lost one. */
    userFailure: failure?._tag === 'SessionRefused' ? undefined : failure,
    isAdmin: isAdmin(user),
    seesNotices: receivesNotices(user),
    /** Invites a signed-out citizen to sign in (SHELL-13). */
    requireSignIn: () => session.send({ type: 'signIn.invited' }),
  }
}
export type SessionNow = ReturnType<typeof sessionNow>

/** The session as a source: `heard` receives the citizen's identity, at once and after each change. */
export const followSession = ({ piazza, onClose, changed }: Scope, heard: (session: SessionNow) => void): void => {
  const following = piazza.session.subscribe(() => {
    heard(sessionNow(piazza))
    changed()
  })
  onClose(() => following.unsubscribe())
  heard(sessionNow(piazza))
}

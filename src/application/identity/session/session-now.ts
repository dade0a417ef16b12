import type { App } from '#application/kit/app.ts'
import type { Scope } from '#application/kit/scope.ts'
import {
  currentUser,
  isAdministrator,
  seesNotices,
  type SessionStatus,
  standing,
  userFailure,
} from './session.selectors.ts'

/** The citizen's identity, by the session. */
export type SessionNow = Readonly<{
  standing: SessionStatus
  user: ReturnType<typeof currentUser>
  userFailure: ReturnType<typeof userFailure>
  isAdmin: boolean
  seesNotices: boolean
  /** Invites a signed-out citizen to sign in (SHELL-13). */
  requireSignIn: () => void
}>

export const sessionNow = ({ session }: Pick<App, 'session'>): SessionNow => {
  const snapshot = session.getSnapshot()
  return {
    standing: standing(snapshot),
    user: currentUser(snapshot),
    userFailure: userFailure(snapshot),
    isAdmin: isAdministrator(snapshot),
    seesNotices: seesNotices(snapshot),
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

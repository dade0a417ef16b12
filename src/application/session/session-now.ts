import type { Piazza } from '#application/app/piazza.ts'
import type { Scope } from '#application/kit/scope.ts'
import { currentUser, isAdministrator, seesNotices, type Standing, standing, userFailure } from './session.selectors.ts'

/** Who the citizen is, as the session has it now. */
export type SessionNow = Readonly<{
  standing: Standing
  user: ReturnType<typeof currentUser>
  userFailure: ReturnType<typeof userFailure>
  isAdmin: boolean
  seesNotices: boolean
  /** Invites whoever is not signed in to do so (SHELL-13). */
  requireSignIn: () => void
}>

export const sessionNow = ({ session }: Pick<Piazza, 'session'>): SessionNow => {
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

/** The session as a source: `heard` is told who the citizen is, at once and after each change. */
export const followSession = ({ piazza, onClose, changed }: Scope, heard: (session: SessionNow) => void): void => {
  const following = piazza.session.subscribe(() => {
    heard(sessionNow(piazza))
    changed()
  })
  onClose(() => following.unsubscribe())
  heard(sessionNow(piazza))
}

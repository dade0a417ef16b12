import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import {
  currentUser,
  isAdministrator,
  isConfirmingSignOut,
  isInvitedToSignIn,
  lostSession,
  seesNotices,
  standing,
  userFailure,
} from '#application/session/session.selectors.ts'
import type { Headless } from './headless.ts'
import { unreadCount } from '#application/notices/notices.selectors.ts'

type Given = Readonly<{ piazza: Piazza; ports: Ports; headless: Headless }>

const PiazzaContext = createContext<Given | undefined>(undefined)

export const PiazzaProvider = ({ piazza, ports, headless, children }: Given & { readonly children: ReactNode }) => (
  <PiazzaContext value={useMemo(() => ({ piazza, ports, headless }), [piazza, ports, headless])}>
    {children}
  </PiazzaContext>
)

const useGiven = (): Given => {
  const given = use(PiazzaContext)
  if (!given) throw new Error('No Piazza above this component')
  return given
}

export const usePorts = (): Ports => useGiven().ports
export const useHeadless = (): Headless => useGiven().headless
export const usePiazza = (): Piazza => useGiven().piazza

/** Who the citizen is, and what they can do about it. */
export const useSession = () => {
  const { session } = useGiven().piazza
  return {
    standing: useSelector(session, standing),
    user: useSelector(session, currentUser),
    /** Why the user is not known, while they are not. */
    userFailure: useSelector(session, userFailure),
    isAdmin: useSelector(session, isAdministrator),
    seesNotices: useSelector(session, seesNotices),
    isInvited: useSelector(session, isInvitedToSignIn),
    isConfirmingSignOut: useSelector(session, isConfirmingSignOut),
    lost: useSelector(session, lostSession),
    requireSignIn: () => session.send({ type: 'signIn.invited' }),
    declineInvitation: () => session.send({ type: 'invitation.declined' }),
    acceptInvitation: () => session.send({ type: 'invitation.accepted' }),
    readUser: () => session.send({ type: 'user.requested' }),
    signOut: () => session.send({ type: 'signOut.requested' }),
    confirmSignOut: () => session.send({ type: 'signOut.confirmed' }),
    cancelSignOut: () => session.send({ type: 'signOut.cancelled' }),
  }
}

/** How many notices are unread (NOTICE-02). */
export const useUnreadCount = (): number => useSelector(useGiven().piazza.unread, unreadCount)

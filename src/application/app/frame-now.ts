import type { FlowGiven } from '#application/kit/app.ts'
import { type SessionNow, sessionNow } from '#application/identity/session/session-now.ts'
import { countWaiting } from '#domain/outbox/outbox.ts'

/** What the frame around the screens depends on, and what can be done there. */
export type FrameNow = Readonly<{
  session: SessionNow
  /** The invitation to sign in is open (SHELL-13). */
  isInvited: boolean
  /** The confirmation of the sign-out is open (SHELL-08). */
  isConfirmingSignOut: boolean
  /** The number of writes that the server does not have yet; undefined before the outbox is open. */
  waiting: number | undefined
  /** The number of unread notices (NOTICE-02). */
  unread: number
  /** The choice of one's own municipality is open. */
  isChoosingTown: boolean
  isOnline: boolean
  /** Reads the user again, after that has failed (AUTH-10). */
  readUser: () => void
  acceptInvitation: () => void
  /** Goes for a new account, and comes back from there. */
  register: () => void
  declineInvitation: () => void
  signOut: () => void
  confirmSignOut: () => void
  cancelSignOut: () => void
}>

type SessionEvent = Parameters<FlowGiven['piazza']['session']['send']>[0]

export const frameNow = ({ piazza, ports }: FlowGiven): FrameNow => {
  const { session, unread } = piazza
  const snapshot = session.getSnapshot()
  const waiting = piazza.find('outbox')
  const town = piazza.find('myTown')?.getSnapshot()
  const sending = (event: SessionEvent) => () => session.send(event)
  return {
    session: sessionNow(piazza),
    isInvited: snapshot.matches({ anonymous: 'invited' }),
    isConfirmingSignOut: snapshot.matches({ authenticated: 'confirmingSignOut' }),
    waiting: waiting && countWaiting(waiting.getSnapshot().context.entries).writes,
    unread: unread.getSnapshot().context.count,
    isChoosingTown: town?.matches({ dialog: 'open' }) ?? false,
    isOnline: ports.presence.isOnline(),
    readUser: sending({ type: 'user.requested' }),
    acceptInvitation: sending({ type: 'invitation.accepted' }),
    register: sending({ type: 'invitation.accepted', isNew: true }),
    declineInvitation: sending({ type: 'invitation.declined' }),
    signOut: sending({ type: 'signOut.requested' }),
    confirmSignOut: sending({ type: 'signOut.confirmed' }),
    cancelSignOut: sending({ type: 'signOut.cancelled' }),
  }
}

import type { FlowGiven } from '#application/kit/app.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { countWaiting } from '#domain/outbox/outbox.ts'

type SessionEvent = Parameters<FlowGiven['piazza']['session']['send']>[0]

/** What the frame around the screens depends on, and what can be done there. */
export const frameNow = ({ piazza, ports }: FlowGiven) => {
  const { session, unread } = piazza
  const snapshot = session.getSnapshot()
  const waiting = piazza.find('outbox')
  const town = piazza.find('myTown')?.getSnapshot()
  const sending = (event: SessionEvent) => () => session.send(event)
  return {
    session: sessionNow(piazza),
    /** The invitation to sign in is open (SHELL-13). */
    isInvited: snapshot.matches({ anonymous: 'invited' }),
    /** The confirmation of the sign-out is open (SHELL-08). */
    isConfirmingSignOut: snapshot.matches({ authenticated: 'confirmingSignOut' }),
    /** The number of writes that the server does not have yet; undefined before the outbox is open. */
    waiting: waiting && countWaiting(waiting.getSnapshot().context.entries).writes,
    /** The number of unread notices (NOTICE-02). */
    unread: unread.getSnapshot().context.count,
    /** The choice of one's own municipality is open. */
    isChoosingTown: town?.matches({ dialog: 'open' }) ?? false,
    isOnline: ports.presence.isOnline(),
    /** Reads the user again, after that has failed (AUTH-10). */
    readUser: sending({ type: 'user.requested' }),
    acceptInvitation: sending({ type: 'invitation.accepted' }),
    /** Goes for a new account, and comes back from there. */
    register: sending({ type: 'invitation.accepted', isNew: true }),
    declineInvitation: sending({ type: 'invitation.declined' }),
    signOut: sending({ type: 'signOut.requested' }),
    confirmSignOut: sending({ type: 'signOut.confirmed' }),
    cancelSignOut: sending({ type: 'signOut.cancelled' }),
  }
}

export type FrameNow = ReturnType<typeof frameNow>

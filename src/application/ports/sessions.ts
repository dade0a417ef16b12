import type { UserId } from '#domain/identity/user.ts'

/** Why a session ended: its citizen signed out and confirmed it, or the account is no more; or else it was lost. */
export type EndReason = 'signedOut' | 'lost'

/** Changes of the session that the citizen did not make here. */
export type SessionNews =
  /** The server refused it; it is already removed here (AUTH-09, AUTH-10, AUTH-16). */
  | Readonly<{ type: 'session.refused'; message: string | undefined }>
  /** Another tab signed in, perhaps as another citizen (fault 13). */
  | Readonly<{ type: 'session.replaced' }>
  /**
   * The session ended in another tab, which says why (fault 13). One that vanished without a word, such as by a browser
   * that clears its data, counts as lost: only a sign-out throws away what waits.
   */
  | Readonly<{ type: 'session.ended'; why: EndReason }>
  /** A request needed a session, and there is none (AUTH-16). */
  | Readonly<{ type: 'signIn.required' }>

/** The session stored on this device. */
export interface Sessions {
  /** Whether a token is stored: then a citizen starts authenticated (AUTH-01). */
  readonly isOpen: () => boolean
  /** Removes the session and all data of its owner, without a call to the server (AUTH-10). Other tabs hear the reason. */
  readonly forget: (why: EndReason) => void
  /** Whose session it is: what was kept for them when an earlier session was lost is theirs again (AUTH-18). */
  readonly belongTo: (owner: UserId) => void
  /** Subscribes to changes until the returned function is called. */
  readonly watch: (listener: (news: SessionNews) => void) => () => void
}

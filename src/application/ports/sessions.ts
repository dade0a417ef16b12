/** Changes of the session that the citizen did not make here. */
export type SessionNews =
  /** The server refused it; it is already removed here (AUTH-09, AUTH-10, AUTH-16). */
  | Readonly<{ type: 'session.refused'; message: string | undefined }>
  /** Another tab signed in, perhaps as another citizen (fault 13). */
  | Readonly<{ type: 'session.replaced' }>
  /** Another tab signed out (fault 13). */
  | Readonly<{ type: 'session.ended' }>
  /** A request needed a session, and there is none (AUTH-16). */
  | Readonly<{ type: 'signIn.required' }>

/** The session stored on this device. */
export interface Sessions {
  /** Whether a token is stored: then a citizen starts authenticated (AUTH-01). */
  readonly isOpen: () => boolean
  /** Removes the session and all data of its owner, without a call to the server (AUTH-10). */
  readonly forget: () => void
  /** Subscribes to changes until the returned function is called. */
  readonly watch: (listener: (news: SessionNews) => void) => () => void
}

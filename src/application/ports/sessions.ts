/** What happens to the session without the citizen asking. */
export type SessionNews =
  /** The server refused to go on with it; it is already forgotten here (AUTH-09, AUTH-10, AUTH-16). */
  | Readonly<{ type: 'session.refused'; message: string | undefined }>
  /** Another tab signed in, perhaps as someone else (fault 13). */
  | Readonly<{ type: 'session.replaced' }>
  /** Another tab signed out (fault 13). */
  | Readonly<{ type: 'session.ended' }>
  /** Something that needs a session was asked for without one (AUTH-16). */
  | Readonly<{ type: 'signIn.required' }>

/** The session kept on this device. */
export interface Sessions {
  /** Whether a token is stored: a citizen starts out authenticated when one is (AUTH-01). */
  readonly isOpen: () => boolean
  /** Forgets the session and everything of its owner, without telling the server (AUTH-10). */
  readonly forget: () => void
  /** Listens until the returned function is called. */
  readonly watch: (listener: (news: SessionNews) => void) => () => void
}

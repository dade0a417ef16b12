import type { EndReason, SessionNews } from '#application/ports/sessions.ts'

/** Tokens of an answer: a refresh may omit the refresh token when it is unchanged. */
export type Tokens = Readonly<{ token: string; refreshToken: string | undefined }>

/** An open session. Its id is stable over token refreshes, and unique per sign-in. */
export type Session = Tokens & Readonly<{ id: string }>

/** Why a session ended for its running requests: the server refused it, or someone signed in or out. */
export type SessionEnd = 'refused' | 'left'

/** The store of the session. Every function reads the current storage, so that a tab never acts on stale data. */
export interface Vault {
  /** The stored session. When another tab changed it, the listeners are called before this returns. */
  readonly current: () => Session | undefined
  /** Opens a session; the data of an earlier one is removed. */
  readonly open: (tokens: Tokens) => void
  /**
   * Stores refreshed tokens, and the refresh token if there is a new one, unless the session with this id is no longer
   * stored (fault 10).
   */
  readonly renew: (id: string, tokens: Tokens) => Session | undefined
  /** Removes the session with this id and reports it, once; no effect when it is no longer stored. */
  readonly refuse: (id: string, message: string | undefined) => void
  /** Removes the session and all data of its owner. Other tabs hear the reason. */
  readonly forget: (why: EndReason) => void
  readonly tell: (news: SessionNews) => void
  /** Calls the listener at each end of a session, before all other notifications. */
  readonly watchEnd: (listener: (end: SessionEnd) => void) => () => void
}

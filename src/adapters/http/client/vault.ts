import type { SessionNews } from '#application/ports/sessions.ts'

/** Tokens as the server gives them: a refresh may leave the refresh token as it was. */
export type Tokens = Readonly<{ token: string; refreshToken: string | undefined }>

/** An open session. Its id stays the same when its tokens are renewed, and no two sign-ins share one. */
export type Session = Tokens & Readonly<{ id: string }>

/** How a session came to its end for the requests under way: the server refused it, or someone signed in or out. */
export type SessionEnd = 'refused' | 'left'

/** Where the session is kept. Every function reads what is stored now, so that tabs never act on each other's past. */
export interface Vault {
  /** The stored session. When another tab changed it, those who watch are told before this returns. */
  readonly current: () => Session | undefined
  /** Opens a session; what an earlier one left behind is forgotten. */
  readonly open: (tokens: Tokens) => void
  /** Keeps renewed tokens, and the refresh token where there is no new one, unless the session with this id is no longer the stored one (fault 10). */
  readonly renew: (id: string, tokens: Tokens) => Session | undefined
  /** Forgets the session with this id and says so, once; nothing happens when it is no longer the stored one. */
  readonly refuse: (id: string, message: string | undefined) => void
  /** Forgets the session and everything of its owner. */
  readonly forget: () => void
  readonly tell: (news: SessionNews) => void
  /** Calls at each end of a session, before any news of it. */
  readonly watchEnd: (listener: (end: SessionEnd) => void) => () => void
}

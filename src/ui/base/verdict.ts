import type { SessionStatus } from '#application/identity/session/session-now.ts'
import type { User } from '#domain/identity/user.ts'
import type { Access } from './screens.ts'

/**
 * What becomes of whoever asks for a screen: they wait until it is known who they are, sign in, hear that it could not be
 * found out who they are, find no such page, or see it.
 */
export type Verdict = 'wait' | 'invite' | 'unknown' | 'refuse' | 'admit'

type Viewer = Readonly<{ standing: SessionStatus; user: User | undefined; isAdmin: boolean; seesNotices: boolean }>

/**
 * Whether a citizen may see a screen. Without an answer about who they are, a kept session is believed (AUTH-10), but
 * not as an administrator's: nobody is shown what only administrators see before it is known that they are one (ADMIN-01).
 */
export const verdictOf = (access: Access, { standing, user, isAdmin, seesNotices }: Viewer): Verdict => {
  if (access === 'everyone') return 'admit'
  if (standing === 'authenticating') return 'wait'
  if (standing === 'anonymous') return 'invite'
  if (access === 'signedIn') return 'admit'
  if (access === 'notices') return user === undefined || seesNotices ? 'admit' : 'refuse'
  if (user === undefined) return 'unknown'
  return access === 'account' || isAdmin ? 'admit' : 'refuse'
}

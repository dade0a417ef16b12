import type { SessionStatus } from '#application/identity/session/session-now.ts'
import type { User } from '#domain/identity/user.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { type Access, accessIn, hasScreen, type ScreenName } from './screens.ts'

/**
 * What becomes of whoever asks for a screen: they wait until it is known who they are, sign in, hear that it could not be
 * found out who they are, find no such page, or see it.
 */
export type Verdict = 'wait' | 'invite' | 'unknown' | 'refuse' | 'admit'

/** Who asks for a screen, as far as it is known. */
export type Viewer = Readonly<{
  standing: SessionStatus
  user: User | undefined
  isAdmin: boolean
  seesNotices: boolean
}>

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

/** Whether a way leads a citizen to a screen: the town has it, and it is known that they may see it. */
export const isOpenTo = (viewer: Viewer, configuration: Configuration, name: ScreenName): boolean =>
  hasScreen(configuration, name) && verdictOf(accessIn(configuration, name), viewer) === 'admit'

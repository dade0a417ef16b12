import type { KeptNews } from '#application/kit/kept-first.ts'
import type { ContentNews, NetworkNews } from '#application/kit/network.ts'
import type { PresenceNews } from '#application/kit/presence.ts'
import type { ReloadFailure } from '#application/ports/accounts.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { SessionNews } from '#application/ports/sessions.ts'
import type { User } from '#domain/identity/user.ts'
import type { LostSession } from './session-change.ts'

/** What the session knows. */
export type SessionContext = Readonly<{
  /** Whether a token was stored when the app started (AUTH-01). */
  isStored: boolean
  /** Undefined for anonymous citizens, while the user is loading, and after a failure. */
  user: User | undefined
  /** Kept until the next sign-in, for the sign-in screen (AUTH-09). */
  lost: LostSession | undefined
  /** Why the user could not be reloaded while the session is kept (AUTH-10). */
  failure: ReloadFailure | Unexpected | undefined
  /** Whether the user is the one whom the device knows, and the server has not said so yet (ERR-11). */
  isRecognised: boolean
  /** Whether something was written about the user since the server last said who they are. */
  isOutdated: boolean
}>

/** What the session hears. */
export type SessionEvent =
  | SessionNews
  | KeptNews
  | ContentNews
  | NetworkNews
  | PresenceNews
  | { type: 'session.opened' }
  | { type: 'user.requested' }
  | { type: 'signIn.invited' }
  | { type: 'invitation.declined' }
  /** `isNew`: they have no account yet. */
  | { type: 'invitation.accepted'; isNew?: boolean }
  | { type: 'signOut.requested' }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.cancelled' }
  | { type: 'account.deleted' }

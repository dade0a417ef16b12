import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { isAdmin, receivesNotices, type User } from '#domain/identity/user.ts'
import type { LostSession } from './session-change.ts'
import type { sessionMachine } from './session.machine.ts'
import type { SnapshotFrom } from 'xstate'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/**
 * The four states of a citizen's session (AUTH-01); the fourth, error, belongs to the sign-in or to a lost session.
 */
export type SessionStatus = 'anonymous' | 'authenticating' | 'authenticated'

export const standing = (snapshot: Snapshot): SessionStatus =>
  snapshot.hasTag('authenticating')
    ? 'authenticating'
    : snapshot.hasTag('authenticated')
      ? 'authenticated'
      : 'anonymous'

export const currentUser = (snapshot: Snapshot): User | undefined => snapshot.context.user
/** Why the user is unknown (AUTH-10); a refusal ends the session and is shown as a lost one. */
export const userFailure = ({ context: { failure } }: Snapshot): RequestFailure | Unexpected | undefined =>
  failure?._tag === 'SessionRefused' ? undefined : failure
export const isAdministrator = (snapshot: Snapshot): boolean => isAdmin(snapshot.context.user)
export const seesNotices = (snapshot: Snapshot): boolean => receivesNotices(snapshot.context.user)
export const isInvitedToSignIn = (snapshot: Snapshot): boolean => snapshot.matches({ anonymous: 'invited' })
export const isConfirmingSignOut = (snapshot: Snapshot): boolean =>
  snapshot.matches({ authenticated: 'confirmingSignOut' })
export const lostSession = (snapshot: Snapshot): LostSession | undefined => snapshot.context.lost

import type { SnapshotFrom } from 'xstate'
import type { signInMachine } from './sign-in.machine.ts'

type Snapshot = SnapshotFrom<typeof signInMachine>

export const isSigningIn = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** A sign-in that has ended one way or another takes no more credentials. */
export const hasEnded = (snapshot: Snapshot): boolean => snapshot.status === 'done'
export const signInFailure = (snapshot: Snapshot) => snapshot.context.failure

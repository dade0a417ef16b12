import type { SnapshotFrom } from 'xstate'
import type { signInMachine } from './sign-in.machine.ts'

type Snapshot = SnapshotFrom<typeof signInMachine>

/** The form, until it has been sent. */
export const signInForm = (snapshot: Snapshot) => snapshot.children.form
/** A finished sign-in accepts no more credentials. */
export const hasEnded = (snapshot: Snapshot): boolean => snapshot.status === 'done'
export const signInFailure = (snapshot: Snapshot) => signInForm(snapshot)?.getSnapshot().context.failure

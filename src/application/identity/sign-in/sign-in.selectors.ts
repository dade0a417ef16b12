import type { SnapshotFrom } from 'xstate'
import type { signInMachine } from './sign-in.machine.ts'

type Snapshot = SnapshotFrom<typeof signInMachine>

export const signInFailure = (snapshot: Snapshot) => snapshot.children.form?.getSnapshot().context.failure

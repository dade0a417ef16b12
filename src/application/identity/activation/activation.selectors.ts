import type { SnapshotFrom } from 'xstate'
import type { activationMachine } from './activation.machine.ts'

type Snapshot = SnapshotFrom<typeof activationMachine>

/** The form, until the account is active. */
export const activationForm = (snapshot: Snapshot) => snapshot.children.form

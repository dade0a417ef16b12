import type { SnapshotFrom } from 'xstate'
import type { activationMachine } from './activation.machine.ts'

type Snapshot = SnapshotFrom<typeof activationMachine>

/** The form, until the account is active. */
export const activationForm = (snapshot: Snapshot) => snapshot.children.form
/** Whether the last code was accepted and the account is still not active (REG-03). */
export const isStillInactive = (snapshot: Snapshot): boolean => snapshot.matches('inactive')

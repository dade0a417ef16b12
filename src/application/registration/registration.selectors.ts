import type { SnapshotFrom } from 'xstate'
import type { registrationMachine } from './registration.machine.ts'

type Snapshot = SnapshotFrom<typeof registrationMachine>

/** What is known of the username (REG-02). `unknown`: it could not be asked. */
export type UsernameStanding = 'unasked' | 'checking' | 'free' | 'taken' | 'unknown'

/** The form, until it has been sent. */
export const registrationForm = (snapshot: Snapshot) => snapshot.children.form
export const registrationLeaving = (snapshot: Snapshot) => snapshot.children.leaving
/** While typing has not come to rest, nothing is known yet and nothing is said. */
export const usernameStanding = (snapshot: Snapshot): UsernameStanding =>
  (['checking', 'free', 'taken', 'unknown'] as const).find((standing) =>
    snapshot.matches({ filling: { username: standing } }),
  ) ?? 'unasked'
/** Whether a sending waits for the check of its username. */
export const isWaitingForCheck = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isRegistered = (snapshot: Snapshot): boolean => snapshot.status === 'done'

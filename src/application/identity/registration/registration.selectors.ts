import type { SnapshotFrom } from 'xstate'
import type { registrationMachine } from './registration.machine.ts'

type Snapshot = SnapshotFrom<typeof registrationMachine>

/** The state of the username check (REG-02). `unknown`: the check failed. */
export type UsernameStanding = 'unasked' | 'checking' | 'free' | 'taken' | 'unknown'

/** The form, until it has been sent. */
export const registrationForm = (snapshot: Snapshot) => snapshot.children.form
/** During the debounce nothing is shown. */
export const usernameStanding = (snapshot: Snapshot): UsernameStanding =>
  (['checking', 'free', 'taken', 'unknown'] as const).find((standing) =>
    snapshot.matches({ filling: { username: standing } }),
  ) ?? 'unasked'

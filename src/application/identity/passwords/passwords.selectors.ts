import type { SnapshotFrom } from 'xstate'
import type { forcedPasswordMachine } from './forced-password.machine.ts'
import type { forgottenPasswordMachine } from './forgotten-password.machine.ts'
import type { passwordChangeMachine } from './password-change.machine.ts'

type Forgotten = SnapshotFrom<typeof forgottenPasswordMachine>
type Forced = SnapshotFrom<typeof forcedPasswordMachine>

/** The forms of the forgotten password, each in its step only. */
export const usernameForm = ({ children }: Forgotten) => children.usernameForm
export const codeForm = ({ children }: Forgotten) => children.codeForm
export const replacementForm = ({ children }: Forgotten) => children.replacementForm

export const forcedForm = ({ children }: Forced) => children.form
/** Whether the new password is set and the sign-in is running. */
export const isEntering = (snapshot: Forced): boolean => snapshot.hasTag('busy') || snapshot.status === 'done'

export const changeForm = ({ children }: SnapshotFrom<typeof passwordChangeMachine>) => children.form

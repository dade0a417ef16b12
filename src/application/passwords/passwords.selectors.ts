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
/** The username whose password is replaced, as far as it is known; password managers need it. */
export const forgetful = ({ context }: Forgotten): string => context.typed.username
/** The message of the server when it sent the code (PWD-01). */
export const wordOnCode = ({ context }: Forgotten): string | undefined => context.said
/** The expired code, as it was typed (PWD-02). */
export const expiredCode = ({ context }: Forgotten): string | undefined => context.expired
/** Changes with each expired code. */
export const expirations = ({ context }: Forgotten): number => context.expirations

export const forcedForm = ({ children }: Forced) => children.form
/** Whether the new password is set and the sign-in is running. */
export const isEntering = (snapshot: Forced): boolean => snapshot.hasTag('busy') || snapshot.status === 'done'
/** Why the sign-in with the new password failed. */
export const entryFailure = ({ context }: Forced) => context.failure

export const changeForm = ({ children }: SnapshotFrom<typeof passwordChangeMachine>) => children.form

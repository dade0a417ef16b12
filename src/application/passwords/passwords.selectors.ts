import type { SnapshotFrom } from 'xstate'
import type { forcedPasswordMachine } from './forced-password.machine.ts'
import type { forgottenPasswordMachine } from './forgotten-password.machine.ts'
import type { passwordChangeMachine } from './password-change.machine.ts'

type Forgotten = SnapshotFrom<typeof forgottenPasswordMachine>
type Forced = SnapshotFrom<typeof forcedPasswordMachine>

/** The forms of the forgotten password, each only in its step. */
export const usernameForm = ({ children }: Forgotten) => children.usernameForm
export const codeForm = ({ children }: Forgotten) => children.codeForm
export const replacementForm = ({ children }: Forgotten) => children.replacementForm
/** Whose password is replaced, as far as it is known; password managers ask. */
export const forgetful = ({ context }: Forgotten): string => context.typed.username
/** What the server said when it sent the code (PWD-01). */
export const wordOnCode = ({ context }: Forgotten): string | undefined => context.said
/** The code that came too late, as it was typed (PWD-02). */
export const expiredCode = ({ context }: Forgotten): string | undefined => context.expired
/** Changes each time a code came too late. */
export const expirations = ({ context }: Forgotten): number => context.expirations

export const forcedForm = ({ children }: Forced) => children.form
/** Whether the new password is in use and the sign-in goes on with it. */
export const isEntering = (snapshot: Forced): boolean => snapshot.hasTag('busy') || snapshot.status === 'done'
/** Why the sign-in with the new password did not go on. */
export const entryFailure = ({ context }: Forced) => context.failure

export const changeForm = ({ children }: SnapshotFrom<typeof passwordChangeMachine>) => children.form

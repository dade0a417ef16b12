import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { NewPassword } from '#domain/identity/credentials.ts'
import type { CodeCheck, ForgotRequestId, PasswordChange } from '#domain/identity/passwords.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { CodeWrong } from './code-wrong.ts'
import type { RequestFailure, Requested } from './failure.ts'

/** The server sends no code to this username, and gives the reason (PWD-01). */
export type CodeNotSent = Readonly<{ _tag: 'CodeNotSent'; message: string | undefined }>
/** The old password is wrong (PWD-08). */
export type OldPasswordWrong = Readonly<{ _tag: 'OldPasswordWrong' }>

/** The ways to replace a password: forgotten, forced, or by choice. */
export interface Passwords {
  /** Sends a code to the owner of a username; returns the server's message (PWD-01). */
  readonly requestCode: (username: string) => TaskEither<CodeNotSent | RequestFailure, string | undefined>
  /** Whether a code is valid, and the request it belongs to (PWD-02). */
  readonly checkCode: (code: string) => TaskEither<CodeWrong | RequestFailure, CodeCheck>
  /** Sets the password for the request of a valid code (PWD-03). */
  readonly replace: (request: ForgotRequestId, password: NewPassword) => Requested<void>
  /** Sets the password of an account that must change it (PWD-05). */
  readonly replaceForced: (username: string, password: NewPassword) => Requested<void>
  /** Replaces the old password (PWD-06 … PWD-09). */
  readonly change: (user: UserId, change: PasswordChange) => TaskEither<OldPasswordWrong | RequestFailure, void>
}

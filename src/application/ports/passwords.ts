import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { NewPassword } from '#domain/identity/credentials.ts'
import type { CodeCheck, ForgotRequestId, PasswordChange } from '#domain/identity/passwords.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { CodeWrong } from './code-wrong.ts'
import type { RequestFailure } from './failure.ts'

/** The server sends no code to this username, with the reason it gave (PWD-01). */
export type CodeNotSent = Readonly<{ _tag: 'CodeNotSent'; message: string | undefined }>
/** The password in use is another one (PWD-08). */
export type OldPasswordWrong = Readonly<{ _tag: 'OldPasswordWrong' }>

/** How passwords are replaced: by whoever forgot theirs, was told to change it, or wants another one. */
export interface Passwords {
  /** Has a code sent to the owner of a username; gives back what the server says of it (PWD-01). */
  readonly requestCode: (username: string) => TaskEither<CodeNotSent | RequestFailure, string | undefined>
  /** Whether a code still counts, and for which request (PWD-02). */
  readonly checkCode: (code: string) => TaskEither<CodeWrong | RequestFailure, CodeCheck>
  /** Replaces the password that a valid code is about (PWD-03). */
  readonly replace: (request: ForgotRequestId, password: NewPassword) => TaskEither<RequestFailure, void>
  /** Replaces the password of an account that must change it (PWD-05). */
  readonly replaceForced: (username: string, password: NewPassword) => TaskEither<RequestFailure, void>
  /** Replaces a password by another one (PWD-06 … PWD-09). */
  readonly change: (user: UserId, change: PasswordChange) => TaskEither<OldPasswordWrong | RequestFailure, void>
}

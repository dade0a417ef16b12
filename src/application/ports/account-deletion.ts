import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { UserId } from '#domain/identity/user.ts'
import type { RequestFailure } from './failure.ts'

/** The password does not match the account (PROF-08). */
export type PasswordWrong = Readonly<{ _tag: 'PasswordWrong' }>

/** The end of an account. */
export interface AccountDeletion {
  /** Deletes the account permanently. It does not end the session on this device: the caller does (PROF-07). */
  readonly delete: (user: UserId, password: string) => TaskEither<PasswordWrong | RequestFailure, void>
}

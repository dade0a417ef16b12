import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { UserId } from '#domain/identity/user.ts'
import type { RequestFailure } from './failure.ts'

/** It is not the password of the account that is to be deleted (PROF-08). */
export type PasswordWrong = Readonly<{ _tag: 'PasswordWrong' }>

/** The end of an account. */
export interface AccountDeletion {
  /** Deletes the account for good. The session on this device is left as it is: whoever asked ends it (PROF-07). */
  readonly delete: (user: UserId, password: string) => TaskEither<PasswordWrong | RequestFailure, void>
}

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Applicant } from '#domain/registration/registration.ts'
import type { CodeWrong } from './code-wrong.ts'
import type { RequestFailure, Requested } from './failure.ts'

/** The username is taken, with the server's message if any. */
export type UsernameTaken = Readonly<{ _tag: 'UsernameTaken'; message: string | undefined }>

/** Registration and activation of accounts. */
export interface Registrations {
  /** Whether a username is free (REG-02). */
  readonly isAvailable: (username: string, signal?: AbortSignal) => Requested<boolean>
  /** Sends the applicant and the current device; returns the server's message (REG-01). */
  readonly register: (applicant: Applicant) => TaskEither<UsernameTaken | RequestFailure, string | undefined>
  /** Sends the code; returns whether the account is active (REG-03). */
  readonly activate: (code: string) => TaskEither<CodeWrong | RequestFailure, boolean>
}

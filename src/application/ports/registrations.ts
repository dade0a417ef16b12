import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Applicant } from '#domain/registration/registration.ts'
import type { CodeWrong } from './code-wrong.ts'
import type { RequestFailure } from './failure.ts'

/** Somebody else goes by this username, in the server's words when it had any. */
export type UsernameTaken = Readonly<{ _tag: 'UsernameTaken'; message: string | undefined }>

/** Where accounts are asked for and activated. */
export interface Registrations {
  /** Whether nobody else goes by a username (REG-02). */
  readonly isAvailable: (username: string, signal?: AbortSignal) => TaskEither<RequestFailure, boolean>
  /** Sends who asks together with the device they ask from; gives back what the server says of it (REG-01). */
  readonly register: (applicant: Applicant) => TaskEither<UsernameTaken | RequestFailure, string | undefined>
  /** Whether the account is active now that its code was given (REG-03). */
  readonly activate: (code: string) => TaskEither<CodeWrong | RequestFailure, boolean>
}

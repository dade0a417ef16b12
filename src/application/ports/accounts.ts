import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountStatus } from '#domain/identity/account-status.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import type { User } from '#domain/identity/user.ts'
import type { RequestFailure, Requested } from './failure.ts'

export type SignInFailure =
  /** Wrong username or password, with the server's message when it sent one (AUTH-06). */
  | Readonly<{ _tag: 'CredentialsRefused'; message: string | undefined }>
  /** The account exists and is disabled (AUTH-07). */
  | Readonly<{ _tag: 'AccountInactive' }>
  | RequestFailure

export type ReloadFailure =
  /** The server no longer accepts the stored session (AUTH-10, ERR-06). */
  Readonly<{ _tag: 'SessionRefused'; message: string | undefined }> | RequestFailure

/** Accounts and sessions. */
export interface Accounts {
  /** What the server knows of a username before the sign-in (AUTH-02). */
  readonly status: (username: string, signal?: AbortSignal) => Requested<AccountStatus>
  /** Succeeds once the session is open and its tokens are stored (AUTH-05). */
  readonly signIn: (credentials: Credentials) => TaskEither<SignInFailure, void>
  /** The owner of the stored session (AUTH-10). */
  readonly currentUser: (signal?: AbortSignal) => TaskEither<ReloadFailure, User>
  /**
   * Sends this device's registration code to the server. The local session ends in every case, before the answer
   * (AUTH-11).
   */
  readonly signOut: () => Requested<void>
  /** Registers this device: with the username before the sign-in, without it afterwards (AUTH-13). */
  readonly announceDevice: (username: string | undefined) => Requested<void>
}

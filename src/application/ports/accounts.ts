import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountStatus } from '#domain/identity/account-status.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import type { User } from '#domain/identity/user.ts'
import type { RequestFailure } from './failure.ts'

export type SignInFailure =
  /** Wrong username or password, with the server's message when it sent one (AUTH-06). */
  | Readonly<{ _tag: 'CredentialsRefused'; message: string | undefined }>
  /** The account exists and is switched off (AUTH-07). */
  | Readonly<{ _tag: 'AccountInactive' }>
  | RequestFailure

export type ReloadFailure =
  /** The server no longer accepts the stored session: it is over (AUTH-10, ERR-06). */
  Readonly<{ _tag: 'SessionRefused'; message: string | undefined }> | RequestFailure

/** Where accounts live. */
export interface Accounts {
  /** What the server knows of a username before its owner signs in (AUTH-02). */
  readonly status: (username: string, signal?: AbortSignal) => TaskEither<RequestFailure, AccountStatus>
  /** Succeeds once the session is open and its tokens are kept (AUTH-05). */
  readonly signIn: (credentials: Credentials) => TaskEither<SignInFailure, void>
  /** The person whose session is stored (AUTH-10). */
  readonly currentUser: () => TaskEither<ReloadFailure, User>
  /** Tells the server this device's registration code. The local session is over either way, before the answer (AUTH-11). */
  readonly signOut: () => TaskEither<RequestFailure, void>
  /** Saves what the server is told of this device: with the username before the sign-in, without it after (AUTH-13). */
  readonly announceDevice: (username: string | undefined) => TaskEither<RequestFailure, void>
}

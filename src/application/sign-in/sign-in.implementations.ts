import { pipe } from 'fp-ts/lib/function.js'
import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import type { Accounts, SignInFailure } from '#application/ports/accounts.ts'
import { type SignInRoute, signInRoute } from '#domain/identity/account-status.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import { signInFormMachine, signInMachine } from './sign-in.machine.ts'

type Given = Readonly<{ accounts: Pick<Accounts, 'status' | 'announceDevice' | 'signIn'> }>
type Step<Output> = TaskEither.TaskEither<SignInFailure, Output>

/**
 * Reads the status of the account, and tries the password unless another step comes first (AUTH-02 … AUTH-05). Before
 * that the device is registered; a failure of that is ignored (AUTH-13). After an abort no session is opened.
 */
const enter =
  ({ accounts }: Given) =>
  (credentials: Credentials, signal: AbortSignal): Step<SignInRoute> => {
    const stillHere: Step<void> = TaskEither.fromIOEither(() =>
      signal.aborted ? Either.left({ _tag: 'Aborted' }) : Either.right(undefined),
    )
    const tryPassword = pipe(
      accounts.announceDevice(credentials.username),
      TaskEither.orElseW(() => TaskEither.right(undefined)),
      TaskEither.chain(() => stillHere),
      TaskEither.chain(() => accounts.signIn(credentials)),
    )
    return pipe(
      accounts.status(credentials.username, signal),
      TaskEither.chainFirstW(() => stillHere),
      TaskEither.map(signInRoute),
      TaskEither.chainFirstW((route): Step<void> => (route === 'password' ? tryPassword : TaskEither.right(undefined))),
    )
  }

export const signIn = (given: Given) =>
  signInMachine.provide({
    actors: {
      form: signInFormMachine.provide({
        actors: {
          send: fromReading(({ values: { username, password } }, signal) =>
            enter(given)({ username, password }, signal),
          ),
        },
      }),
    },
  })

import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { emit, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { unsentDraft } from '#application/kit/form-draft.ts'
import { formMachine, type Sent } from '#application/kit/form.machine.ts'
import type { Accounts, SignInFailure } from '#application/ports/accounts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import { type SignInRoute, signInRoute } from '#domain/identity/account-status.ts'
import { type Credentials, credentialsProblems } from '#domain/identity/credentials.ts'
import { pipe } from 'fp-ts/lib/function.js'

/** Events that a finished sign-in publishes. */
export type SignInNews =
  | { type: 'signIn.accepted' }
  | { type: 'signIn.migrationRequired'; username: string }
  | { type: 'signIn.passwordChangeRequired'; username: string }

type SignedIn = Sent<Credentials, SignInRoute>

type SignInPorts = Readonly<{ accounts: Pick<Accounts, 'status' | 'announceDevice' | 'signIn'>; unsent: Unsent }>
type Step<Output> = TaskEither.TaskEither<SignInFailure, Output>

/**
 * Reads the status of the account, and tries the password unless another step comes first (AUTH-02 … AUTH-05). Before
 * that the device is registered; a failure of that is ignored (AUTH-13). After an abort no session is opened.
 */
const enter = (accounts: SignInPorts['accounts'], credentials: Credentials, signal: AbortSignal): Step<SignInRoute> => {
  const stillHere: Step<void> = TaskEither.fromIOEither(() =>
    signal.aborted ? Either.left<SignInFailure>({ _tag: 'Aborted' }) : Either.right(undefined),
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

/**
 * From username and password to an open session, or to the required step of a migrated account (AUTH-02 … AUTH-07).
 */
export const signInMachine = ({ accounts, unsent }: SignInPorts) =>
  setup({
    types: {
      context: {} as Readonly<{ username: string }>,
      /** The username of the running sign-in. */
      input: {} as Readonly<{ username: string }>,
      events: {} as { type: 'retry.requested' },
      emitted: {} as SignInNews,
      children: {} as { form: 'form' },
      tags: {} as 'broken',
    },
    actors: {
      // The answer is the next step: `password` once the session is open.
      form: formMachine<Credentials, 'missing', SignInRoute, Exclude<SignInFailure, RequestFailure>>('signInForm', {
        problemsOf: credentialsProblems,
        send: ({ values }, author) => enter(accounts, values, author),
        failures: { CredentialsRefused: true, AccountInactive: true },
        draft: unsentDraft(unsent, () => 'signIn', ['password']),
      }),
    },
    actions: {
      tellAccepted: emit({ type: 'signIn.accepted' }),
      /** The step that comes before the password counts. */
      tellRequired: emit((_, { values: { username }, answer }: SignedIn) => ({
        type:
          answer === 'migration' ? ('signIn.migrationRequired' as const) : ('signIn.passwordChangeRequired' as const),
        username,
      })),
    },
    guards: {
      mustMigrate: (_, { answer }: SignedIn) => answer === 'migration',
      mustChangePassword: (_, { answer }: SignedIn) => answer === 'forcedPasswordChange',
    },
  }).createMachine({
    id: 'signIn',
    context: ({ input }) => input,
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({ values: { username: context.username, password: '' } }),
          onDone: [
            {
              target: 'migrating',
              guard: { type: 'mustMigrate', params: ({ event }) => event.output },
              actions: { type: 'tellRequired', params: ({ event }) => event.output },
            },
            {
              target: 'changingPassword',
              guard: { type: 'mustChangePassword', params: ({ event }) => event.output },
              actions: { type: 'tellRequired', params: ({ event }) => event.output },
            },
            { target: 'signedIn', actions: 'tellAccepted' },
          ],
          onError: 'broken',
        },
      },
      broken: brokenUntil('asking'),
      signedIn: { type: 'final' },
      migrating: {
        description: 'The account comes from the old system and needs a new password first (AUTH-04).',
        type: 'final',
      },
      changingPassword: {
        description: 'The account must change its password before it is used (AUTH-03).',
        type: 'final',
      },
    },
  })

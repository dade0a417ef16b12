import { assign, emit, setup } from 'xstate'
import { errorOf, failureOf, needsPort, REQUEST_FAILURES } from '#application/kit/from-port.ts'
import type { SignInFailure } from '#application/ports/accounts.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import { type AccountStatus, type SignInRoute, signInRoute } from '#domain/identity/account-status.ts'
import type { Credentials } from '#domain/identity/credentials.ts'

type Context = Readonly<{
  /** Kept only from submission to the server's answer; the username alone outlives it (PWD-05). */
  credentials: Credentials
  failure: SignInFailure | Unexpected | undefined
}>

/** What others learn of a sign-in that ended. */
export type SignInNews =
  | { type: 'signIn.accepted' }
  | { type: 'signIn.migrationRequired'; username: string }
  | { type: 'signIn.passwordChangeRequired'; username: string }

const nobody: Credentials = { username: '', password: '' }
const toFailure = failureOf<SignInFailure>({ ...REQUEST_FAILURES, CredentialsRefused: true, AccountInactive: true })

/** From username and password to an open session, or to what a migrated account must do first (AUTH-02 … AUTH-07). */
export const signInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'credentials.submitted'; credentials: Credentials },
    emitted: {} as SignInNews,
    tags: {} as 'busy',
  },
  actors: {
    checkStatus: needsPort<AccountStatus, string>('checkStatus'),
    announceDevice: needsPort<void, string>('announceDevice'),
    signIn: needsPort<void, Credentials>('signIn'),
  },
  actions: {
    keepCredentials: assign((_, credentials: Credentials) => ({ credentials, failure: undefined })),
    keepFailure: assign((_, error: unknown) => ({ credentials: nobody, failure: toFailure(error) })),
    tellAccepted: emit({ type: 'signIn.accepted' }),
    tellMigration: emit(({ context }) => ({
      type: 'signIn.migrationRequired' as const,
      username: context.credentials.username,
    })),
    tellPasswordChange: emit(({ context }) => ({
      type: 'signIn.passwordChangeRequired' as const,
      username: context.credentials.username,
    })),
    forgetPassword: assign(({ context }) => ({ credentials: { ...context.credentials, password: '' } })),
  },
  guards: {
    leadsTo: (_, { status, route }: { status: AccountStatus; route: SignInRoute }) => signInRoute(status) === route,
  },
}).createMachine({
  id: 'signIn',
  context: { credentials: nobody, failure: undefined },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'credentials.submitted': {
          target: 'checkingStatus',
          actions: { type: 'keepCredentials', params: ({ event }) => event.credentials },
        },
      },
    },
    checkingStatus: {
      tags: 'busy',
      invoke: {
        id: 'checkStatus',
        src: 'checkStatus',
        input: ({ context }) => context.credentials.username,
        onDone: [
          {
            target: 'migrating',
            guard: { type: 'leadsTo', params: ({ event }) => ({ status: event.output, route: 'migration' }) },
          },
          {
            target: 'changingPassword',
            guard: {
              type: 'leadsTo',
              params: ({ event }) => ({ status: event.output, route: 'forcedPasswordChange' }),
            },
          },
          { target: 'announcingDevice' },
        ],
        onError: { target: 'asking', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    announcingDevice: {
      description:
        'The server learns of the device before the sign-in; it goes on whether that works or not (AUTH-13).',
      tags: 'busy',
      invoke: {
        id: 'announceDevice',
        src: 'announceDevice',
        input: ({ context }) => context.credentials.username,
        onDone: 'signingIn',
        onError: 'signingIn',
      },
    },
    signingIn: {
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: { target: 'signedIn' },
        onError: { target: 'asking', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    signedIn: { type: 'final', entry: 'tellAccepted' },
    migrating: {
      description: 'The account comes from the old system and needs a new password first (AUTH-04).',
      type: 'final',
      entry: ['forgetPassword', 'tellMigration'],
    },
    changingPassword: {
      description: 'The account must change its password before it is used (AUTH-03).',
      type: 'final',
      entry: ['forgetPassword', 'tellPasswordChange'],
    },
  },
})

import { emit, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { formMachine, type Sent } from '#application/kit/form.machine.ts'
import type { SignInFailure } from '#application/ports/accounts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { SignInRoute } from '#domain/identity/account-status.ts'
import { type Credentials, credentialsProblems } from '#domain/identity/credentials.ts'

/** Events that a finished sign-in publishes. */
export type SignInNews =
  | { type: 'signIn.accepted' }
  | { type: 'signIn.migrationRequired'; username: string }
  | { type: 'signIn.passwordChangeRequired'; username: string }

/** Username and password; the answer is the next step: `password` once the session is open. */
export const signInFormMachine = formMachine<
  Credentials,
  'missing',
  SignInRoute,
  Exclude<SignInFailure, RequestFailure>
>('signInForm', credentialsProblems, { CredentialsRefused: true, AccountInactive: true })

type SignedIn = Sent<Credentials, SignInRoute>

/**
 * From username and password to an open session, or to the required step of a migrated account (AUTH-02 … AUTH-07).
 */
export const signInMachine = setup({
  types: {
    context: {} as Readonly<{ username: string }>,
    /** The username of the running sign-in. */
    input: {} as Readonly<{ username: string }>,
    events: {} as { type: 'retry.requested' },
    emitted: {} as SignInNews,
    children: {} as { form: 'form' },
    tags: {} as 'broken',
  },
  actors: { form: signInFormMachine },
  actions: {
    tellAccepted: emit({ type: 'signIn.accepted' }),
    tellMigration: emit((_, { values }: SignedIn) => ({
      type: 'signIn.migrationRequired' as const,
      username: values.username,
    })),
    tellPasswordChange: emit((_, { values }: SignedIn) => ({
      type: 'signIn.passwordChangeRequired' as const,
      username: values.username,
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
            actions: { type: 'tellMigration', params: ({ event }) => event.output },
          },
          {
            target: 'changingPassword',
            guard: { type: 'mustChangePassword', params: ({ event }) => event.output },
            actions: { type: 'tellPasswordChange', params: ({ event }) => event.output },
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

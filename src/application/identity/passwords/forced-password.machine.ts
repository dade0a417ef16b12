import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { formMachine } from '#application/kit/form.machine.ts'
import { errorOf, failureOf, fromPort, REQUEST_FAILURES } from '#application/kit/from-port.ts'
import type { Accounts, SignInFailure } from '#application/ports/accounts.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { SignInNews } from '#application/identity/sign-in/sign-in.machine.ts'
import type { Credentials, NewPassword } from '#domain/identity/credentials.ts'
import { newPasswordProblems, type PasswordProblem } from '#domain/identity/passwords.ts'
import type { PasswordNews } from './password-news.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Passwords } from '#application/ports/passwords.ts'

/** The new password with its username. */
type Forced = NewPassword & Readonly<{ username: string }>

/** The new password is kept only between its change and the sign-in that follows. */
type Context = Credentials &
  Readonly<{
    /** Why the sign-in with the new password failed. */
    failure: SignInFailure | Unexpected | undefined
  }>

const toFailure = failureOf<SignInFailure>({ ...REQUEST_FAILURES, CredentialsRefused: true, AccountInactive: true })

/** As in an ordinary sign-in the device is registered first, and a failure of that is ignored (AUTH-13). */
const enter = (accounts: Pick<Accounts, 'announceDevice' | 'signIn'>) => (credentials: Credentials) =>
  pipe(
    accounts.announceDevice(credentials.username),
    TaskEither.orElseW(() => TaskEither.right(undefined)),
    TaskEither.chainW(() => accounts.signIn(credentials)),
  )

/** A forced password change before the account is used; then the sign-in continues with the new password (PWD-05). */
export const forcedPasswordMachine = ({
  passwords,
  accounts,
}: Readonly<{ passwords: Passwords; accounts: Pick<Accounts, 'announceDevice' | 'signIn'> }>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ username: string }>,
      events: {} as { type: 'signIn.retried' } | { type: 'retry.requested' },
      emitted: {} as PasswordNews | Extract<SignInNews, { type: 'signIn.accepted' }>,
      children: {} as { form: 'form' },
      tags: {} as 'busy' | 'broken',
    },
    actors: {
      form: formMachine<Forced, PasswordProblem, void>('forcedPasswordForm', {
        problemsOf: newPasswordProblems,
        send: ({ values: { username, ...password } }) => passwords.replaceForced(username, password),
      }),
      signIn: fromPort(enter(accounts)),
    },
    actions: {
      keepPassword: assign((_, { password }: Pick<Credentials, 'password'>) => ({ password })),
      keepFailure: assign((_, error: unknown) => ({ failure: toFailure(error) })),
      forgetFailure: assign({ failure: undefined }),
      forgetPassword: assign({ password: '' }),
      tellChanged: emit(({ context }) => ({
        type: 'password.changed' as const,
        how: 'forced' as const,
        username: context.username,
      })),
      tellAccepted: emit({ type: 'signIn.accepted' }),
    },
  }).createMachine({
    id: 'forcedPassword',
    context: ({ input }) => ({ username: input.username, password: '', failure: undefined }),
    initial: 'changing',
    states: {
      changing: {
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({
            values: { username: context.username, password: '', confirmation: '' },
          }),
          onDone: {
            target: 'signingIn',
            actions: [{ type: 'keepPassword', params: ({ event }) => event.output.values }, 'tellChanged'],
          },
          onError: 'broken',
        },
      },
      broken: brokenUntil('changing'),
      signingIn: {
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          id: 'signIn',
          src: 'signIn',
          input: ({ context: { username, password } }) => ({ username, password }),
          onDone: 'signedIn',
          onError: { target: 'leftOutside', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      leftOutside: {
        description: 'The password is changed and the sign-in failed: it can be retried without typing.',
        on: { 'signIn.retried': 'signingIn' },
      },
      signedIn: { type: 'final', entry: ['forgetPassword', 'tellAccepted'] },
    },
  })

/** Whether the new password is set and the sign-in is running. */
export const isEntering = (snapshot: SnapshotFrom<ReturnType<typeof forcedPasswordMachine>>): boolean =>
  snapshot.hasTag('busy') || snapshot.status === 'done'

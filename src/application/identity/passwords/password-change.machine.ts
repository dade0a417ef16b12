import { emit, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { formMachine } from '#application/kit/form.machine.ts'
import type { OldPasswordWrong, Passwords } from '#application/ports/passwords.ts'
import { type PasswordChange, passwordChangeProblems, type PasswordProblem } from '#domain/identity/passwords.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { PasswordNews } from './password-news.ts'
import { fromPort } from '#application/kit/from-port.ts'

/** The change with the id of the citizen. */
type OwnChange = PasswordChange & Readonly<{ user: UserId }>

export const passwordChangeFormMachine = formMachine<OwnChange, PasswordProblem, void, OldPasswordWrong>(
  'passwordChangeForm',
  passwordChangeProblems,
  { OldPasswordWrong: true },
)

/** A password change with the old password (PWD-06 … PWD-09). */
export const passwordChangeMachine = ({ passwords }: Readonly<{ passwords: Passwords }>) =>
  setup({
    types: {
      context: {} as Readonly<{ user: UserId }>,
      input: {} as Readonly<{ user: UserId }>,
      events: {} as { type: 'retry.requested' },
      emitted: {} as PasswordNews,
      children: {} as { form: 'form' },
      tags: {} as 'broken',
    },
    actors: {
      form: passwordChangeFormMachine.provide({
        actors: { send: fromPort(({ values: { user, ...change } }) => passwords.change(user, change)) },
      }),
    },
    actions: { tellChanged: emit({ type: 'password.changed', how: 'byOwner', username: undefined }) },
  }).createMachine({
    id: 'passwordChange',
    context: ({ input }) => input,
    initial: 'changing',
    states: {
      changing: {
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({ values: { ...context, oldPassword: '', password: '', confirmation: '' } }),
          onDone: 'changed',
          onError: 'broken',
        },
      },
      broken: brokenUntil('changing'),
      changed: { type: 'final', entry: 'tellChanged' },
    },
  })

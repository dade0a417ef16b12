import { emit, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { formMachine } from '#application/kit/form.machine.ts'
import type { AccountDeletion, PasswordWrong } from '#application/ports/account-deletion.ts'
import type { UserId } from '#domain/identity/user.ts'
import { fromPort } from '#application/kit/from-port.ts'

/** Events that the account deletion publishes. */
export type AccountDeletionNews = { type: 'account.deleted' }

type Values = Readonly<{ user: UserId; password: string }>

export const accountDeletionFormMachine = formMachine<Values, 'missing', void, PasswordWrong>(
  'accountDeletionForm',
  ({ password }) => (password === '' ? { password: 'missing' } : {}),
  { PasswordWrong: true },
)

/**
 * Deletes the citizen's account after the password is confirmed; a wrong password changes nothing (PROF-07, PROF-08).
 */
export const accountDeletionMachine = ({ accountDeletion }: Readonly<{ accountDeletion: AccountDeletion }>) =>
  setup({
    types: {
      context: {} as Readonly<{ user: UserId }>,
      input: {} as Readonly<{ user: UserId }>,
      events: {} as { type: 'retry.requested' },
      emitted: {} as AccountDeletionNews,
      children: {} as { form: 'form' },
      tags: {} as 'broken',
    },
    actors: {
      form: accountDeletionFormMachine.provide({
        actors: { send: fromPort(({ values }) => accountDeletion.delete(values.user, values.password)) },
      }),
    },
    actions: { tellDeleted: emit({ type: 'account.deleted' }) },
  }).createMachine({
    id: 'accountDeletion',
    context: ({ input }) => input,
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({ values: { ...context, password: '' } }),
          onDone: 'deleted',
          onError: 'broken',
        },
      },
      broken: brokenUntil('asking'),
      deleted: { type: 'final', entry: 'tellDeleted' },
    },
  })

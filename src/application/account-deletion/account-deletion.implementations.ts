import { fromPort } from '#application/kit/from-port.ts'
import type { AccountDeletion } from '#application/ports/account-deletion.ts'
import { accountDeletionFormMachine, accountDeletionMachine } from './account-deletion.machine.ts'

export const accountDeletion = (ports: Readonly<{ accountDeletion: AccountDeletion }>) =>
  accountDeletionMachine.provide({
    actors: {
      form: accountDeletionFormMachine.provide({
        actors: { send: fromPort(({ values }) => ports.accountDeletion.delete(values.user, values.password)) },
      }),
    },
  })

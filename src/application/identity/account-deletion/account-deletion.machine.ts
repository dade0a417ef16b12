import { askingMachine } from '#application/kit/asking.machine.ts'
import type { AccountDeletion, PasswordWrong } from '#application/ports/account-deletion.ts'
import type { UserId } from '#domain/identity/user.ts'

/** Events that the account deletion publishes. */
export type AccountDeletionNews = { type: 'account.deleted' }

type Values = Readonly<{ user: UserId; password: string }>

/**
 * Deletes the citizen's account after the password is confirmed; a wrong password changes nothing (PROF-07, PROF-08).
 */
export const accountDeletionMachine = ({ accountDeletion }: Readonly<{ accountDeletion: AccountDeletion }>) =>
  askingMachine<Values, 'missing', void, AccountDeletionNews, PasswordWrong>('accountDeletion', {
    problemsOf: ({ password }) => (password === '' ? { password: 'missing' } : {}),
    send: ({ values: { user, password } }) => accountDeletion.delete(user, password),
    failures: { PasswordWrong: true },
    told: { type: 'account.deleted' },
  })

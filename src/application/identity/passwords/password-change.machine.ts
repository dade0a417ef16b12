import { askingMachine } from '#application/kit/asking.machine.ts'
import type { OldPasswordWrong, Passwords } from '#application/ports/passwords.ts'
import { type PasswordChange, passwordChangeProblems, type PasswordProblem } from '#domain/identity/passwords.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { PasswordNews } from './password-news.ts'

/** The change with the id of the citizen. */
type OwnChange = PasswordChange & Readonly<{ user: UserId }>

/** A password change with the old password (PWD-06 … PWD-09). */
export const passwordChangeMachine = ({ passwords }: Readonly<{ passwords: Pick<Passwords, 'change'> }>) =>
  askingMachine<OwnChange, PasswordProblem, void, PasswordNews, OldPasswordWrong>('passwordChange', {
    problemsOf: passwordChangeProblems,
    send: ({ values: { user, ...change } }) => passwords.change(user, change),
    failures: { OldPasswordWrong: true },
    told: { type: 'password.changed', how: 'byOwner', username: undefined },
  })

import type { Id } from '#domain/id.ts'
import type { NewPassword } from './credentials.ts'

/** The request for a new password that a valid code belongs to (PWD-02). */
export type ForgotRequestId = Id<'ForgotCode'>

/** What became of a code that somebody was sent (PWD-02). */
export type CodeCheck = Readonly<{ outcome: 'valid'; request: ForgotRequestId }> | Readonly<{ outcome: 'expired' }>

/** A change of the password by whoever knows the old one. */
export type PasswordChange = NewPassword & Readonly<{ oldPassword: string }>

/** [decided] The shortest password that is taken: told before typing, and checked before sending. */
export const SHORTEST_PASSWORD = 8

/** What can be wrong with a password before the server is asked (PWD-06, PWD-07). */
export type PasswordProblem = 'missing' | 'short' | 'different'

type ProblemsOf<Values> = Readonly<{ [Field in keyof Values]?: PasswordProblem }>

/** What is wrong with a new password as typed (PWD-06). */
const ownProblem = (password: string): PasswordProblem | undefined =>
  password === '' ? 'missing' : password.length < SHORTEST_PASSWORD ? 'short' : undefined

/** [decided] What is wrong with a new password and its confirmation, checked before they are sent (PWD-07). */
export const newPasswordProblems = ({ password, confirmation }: NewPassword): ProblemsOf<NewPassword> => {
  const own = ownProblem(password)
  return {
    ...(own !== undefined && { password: own }),
    // Nothing to confirm is told beside the password alone.
    ...(own !== 'missing' && password !== confirmation && { confirmation: 'different' as const }),
  }
}

/** What is wrong with a change of the password, as far as it can be told before the server is asked (PWD-06, PWD-07). */
export const passwordChangeProblems = (change: PasswordChange): ProblemsOf<PasswordChange> => ({
  ...(change.oldPassword === '' && { oldPassword: 'missing' as const }),
  ...newPasswordProblems(change),
})

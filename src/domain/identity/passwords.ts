import type { Id } from '#domain/id.ts'
import type { NewPassword } from './credentials.ts'

/** The request for a new password that a valid code belongs to (PWD-02). */
export type ForgotRequestId = Id<'ForgotCode'>

/** The result of checking a code (PWD-02). */
export type CodeCheck = Readonly<{ outcome: 'valid'; request: ForgotRequestId }> | Readonly<{ outcome: 'expired' }>

/** A change of the password with the old one. */
export type PasswordChange = NewPassword & Readonly<{ oldPassword: string }>

/** [decided] The minimum length of a password: shown before typing, and checked before sending. */
export const SHORTEST_PASSWORD = 8

/** The errors of a password before the server is called (PWD-06, PWD-07). */
export type PasswordProblem = 'missing' | 'short' | 'different'

type ProblemsOf<Values> = Readonly<{ [Field in keyof Values]?: PasswordProblem }>

/** The error of a new password as typed (PWD-06). */
const ownProblem = (password: string): PasswordProblem | undefined =>
  password === '' ? 'missing' : password.length < SHORTEST_PASSWORD ? 'short' : undefined

/** [decided] The errors of a new password and its confirmation, checked before sending (PWD-07). */
export const newPasswordProblems = ({ password, confirmation }: NewPassword): ProblemsOf<NewPassword> => {
  const own = ownProblem(password)
  return {
    ...(own !== undefined && { password: own }),
    // An empty confirmation has no error while the password itself is invalid.
    ...(own !== 'missing' && password !== confirmation && { confirmation: 'different' as const }),
  }
}

/** The errors of a password change that are known before the server is called (PWD-06, PWD-07). */
export const passwordChangeProblems = (change: PasswordChange): ProblemsOf<PasswordChange> => ({
  ...(change.oldPassword === '' && { oldPassword: 'missing' as const }),
  ...newPasswordProblems(change),
})

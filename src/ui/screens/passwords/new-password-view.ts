import type { FormNow } from '#application/kit/form-now.ts'
import type { Problems } from '#application/kit/form.machine.ts'
import type { NewPassword } from '#domain/identity/credentials.ts'
import { type PasswordProblem, SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import { fieldsOf } from '#ui/view/forms.ts'
import type { Speech } from '#ui/view/speech.ts'

type NewPasswordForm = Pick<
  FormNow<NewPassword, Problems<NewPassword, PasswordProblem>, unknown>,
  'values' | 'problems' | 'said'
> &
  Readonly<{ change: (fields: Partial<NewPassword>) => void }>

/** What is said of a new password that is not missing; of both the least length is the `count`. */
export const PASSWORD_ERRORS = { short: 'password.short', different: 'password.different' } as const

/** A new password, with its requirements shown before typing, and its confirmation (PWD-03, PWD-05, PWD-06). */
export const newPasswordView = (form: NewPasswordForm, speech: Speech) => {
  const { one } = fieldsOf(form, PASSWORD_ERRORS, speech, SHORTEST_PASSWORD)
  const hint = speech.say('password.rule', { count: SHORTEST_PASSWORD })
  return {
    password: one('password', 'password.new', { hint, isRequired: true }),
    confirmation: one('confirmation', 'password.confirmation', { isRequired: true }),
  }
}
export type NewPasswordView = ReturnType<typeof newPasswordView>

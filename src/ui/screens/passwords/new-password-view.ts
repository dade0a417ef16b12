import type { FormNow } from '#application/kit/form-now.ts'
import type { Problems } from '#application/kit/form.machine.ts'
import type { NewPassword } from '#domain/identity/credentials.ts'
import { type PasswordProblem, SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import { besideField } from '#ui/view/forms.ts'
import { field } from '#ui/view/fields.ts'
import type { Field } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'

/** A new password, with its requirements shown before typing, and its confirmation (PWD-03, PWD-05, PWD-06). */
export type NewPasswordView = Readonly<{ password: Field; confirmation: Field }>

/** The errors of both; the minimum length is their `count`. */
const PROBLEMS = { missing: 'password.required', short: 'password.short', different: 'password.different' } as const

type NewPasswordForm = Pick<
  FormNow<NewPassword, Problems<NewPassword, PasswordProblem>, unknown>,
  'values' | 'problems' | 'said'
> &
  Readonly<{ change: (fields: Partial<NewPassword>) => void }>

export const newPasswordView = (form: NewPasswordForm, { say }: Speech): NewPasswordView => {
  const { values, change } = form
  const count = { count: SHORTEST_PASSWORD }
  const one = (key: keyof NewPassword) => ({
    value: values[key],
    problem: besideField(form, key, (problem) => say(PROBLEMS[problem], count)),
    isRequired: true,
    change: (typed: string) => change({ [key]: typed }),
  })
  return {
    password: field({ ...one('password'), label: say('password.new'), hint: say('password.rule', count) }),
    confirmation: field({ ...one('confirmation'), label: say('password.confirmation') }),
  }
}

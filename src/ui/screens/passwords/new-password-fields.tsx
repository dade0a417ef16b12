import { useIntl } from 'react-intl'
import type { Problems } from '#application/kit/form.machine.ts'
import type { NewPassword } from '#domain/identity/credentials.ts'
import { type PasswordProblem, SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import { PasswordField } from '#ui/components/password-field.tsx'
import { newPasswordText } from './password-texts.ts'
import { useSaid } from './use-said.ts'

type NewPasswordFieldsProps = {
  readonly values: NewPassword
  readonly problems: Problems<NewPassword, PasswordProblem>
  readonly onChange: (fields: Partial<NewPassword>) => void
}

/** A new password, with what it takes told before typing, and the same once more (PWD-03, PWD-05, PWD-06). */
export const NewPasswordFields = ({ values, problems, onChange }: NewPasswordFieldsProps) => {
  const intl = useIntl()
  const said = useSaid()
  return (
    <>
      <PasswordField
        label={intl.formatMessage({ id: 'password.new' })}
        name="new-password"
        autoComplete="new-password"
        hint={intl.formatMessage({ id: 'password.rule' }, { count: SHORTEST_PASSWORD })}
        isRequired
        value={values.password}
        onChange={(password) => onChange({ password })}
        error={said(newPasswordText(problems.password))}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'password.confirmation' })}
        name="confirm-password"
        autoComplete="new-password"
        isRequired
        value={values.confirmation}
        onChange={(confirmation) => onChange({ confirmation })}
        error={said(newPasswordText(problems.confirmation))}
      />
    </>
  )
}

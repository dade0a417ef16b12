import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import type { passwordChangeFormMachine } from '#application/passwords/password-change.machine.ts'
import { passwordChange } from '#application/passwords/passwords.implementations.ts'
import { changeForm } from '#application/passwords/passwords.selectors.ts'
import type { User } from '#domain/identity/user.ts'
import { Page } from '#ui/app/page.tsx'
import { usePiazza, usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { Unbroken } from '#ui/app/unbroken.tsx'
import { useForm } from '#ui/app/use-form.ts'
import { Button } from '#ui/components/button.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { PasswordField, UsernameForManagers } from '#ui/components/password-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { changeFailureText, oldPasswordText } from './password-texts.ts'
import { card } from '#ui/layout/page-form.css.ts'
import * as css from './passwords.css.ts'
import { useSaid } from './use-said.ts'

/** A citizen who knows the password takes another one (PWD-06 … PWD-09). */
const ChangePasswordScreen = () => {
  const intl = useIntl()
  const { user } = useSession()
  return <Page title={intl.formatMessage({ id: 'password.change' })}>{user ? <Change user={user} /> : null}</Page>
}
export { ChangePasswordScreen as default }

const Change = ({ user }: { readonly user: User }) => {
  const piazza = usePiazza()
  const ports = usePorts()
  const actor = useActorRef(
    useMemo(() => passwordChange(ports), [ports]),
    { input: { user: user.id } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  const form = useSelector(actor, changeForm)
  return <Unbroken flow={actor}>{form ? <ChangeForm form={form} username={user.username} /> : null}</Unbroken>
}

const ChangeForm = ({
  form,
  username,
}: {
  readonly form: ActorRefFrom<typeof passwordChangeFormMachine>
  readonly username: string
}) => {
  const intl = useIntl()
  const said = useSaid()
  const { values, problems, attempts, failure, failureText, isSending, change, submit } = useForm(
    form,
    changeFailureText,
  )
  return (
    <div className={card}>
      <p className={css.lead}>{intl.formatMessage({ id: 'password.changeLead' })}</p>
      <Form onSubmit={submit} attempts={attempts} failure={failureText}>
        <UsernameForManagers username={username} />
        <PasswordField
          label={intl.formatMessage({ id: 'password.old' })}
          name="current-password"
          autoComplete="current-password"
          isRequired
          value={values.oldPassword}
          onChange={(oldPassword) => change({ oldPassword })}
          error={said(oldPasswordText(problems.oldPassword, failure))}
        />
        <NewPasswordFields values={values} problems={problems} onChange={change} />
        <FormActions>
          <Button type="submit" wide busy={isSending}>
            {intl.formatMessage({ id: 'password.changeAction' })}
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}

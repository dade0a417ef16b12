import { MailCheck } from 'lucide-react'
import { useIntl } from 'react-intl'
import type {
  codeFormMachine,
  replacementFormMachine,
  usernameFormMachine,
} from '#application/passwords/forgotten-password.machine.ts'
import type { ActorRefFrom } from 'xstate'
import { SCREENS } from '#ui/app/screens.ts'
import { useForm } from '#ui/app/use-form.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { UsernameForManagers } from '#ui/components/password-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { codeFailureText, codeNotSentText, codeText } from './password-texts.ts'
import * as css from './passwords.css.ts'
import type { ForgottenPassword } from './use-forgotten-password.ts'
import { useSaid } from './use-said.ts'

type StepProps<
  FormMachine extends typeof usernameFormMachine | typeof codeFormMachine | typeof replacementFormMachine,
> = { readonly form: ActorRefFrom<FormMachine>; readonly forgotten: ForgottenPassword }

/** Who it is: the server sends a code to the owner of the username (PWD-01). */
export const UsernameStep = ({ form, forgotten }: StepProps<typeof usernameFormMachine>) => {
  const intl = useIntl()
  const { values, problems, attempts, failureText, isSending, change, submit } = useForm(form, codeNotSentText)
  return (
    <Form onSubmit={submit} attempts={attempts} failure={failureText}>
      <Field
        label={intl.formatMessage({ id: 'signIn.username' })}
        name="username"
        autoComplete="username"
        isSecret
        isRequired
        value={values.username}
        onChange={(username) => change({ username })}
        error={problems.username && intl.formatMessage({ id: 'field.required' })}
      />
      <FormActions>
        <Button type="submit" wide busy={isSending}>
          {intl.formatMessage({ id: 'password.sendCode' })}
        </Button>
        <div className={css.otherWays}>
          <Button variant="quiet" onPress={() => forgotten.holdCode(values)}>
            {intl.formatMessage({ id: 'password.codeHeld' })}
          </Button>
          <ButtonLink href={SCREENS.signIn.path} variant="quiet">
            {intl.formatMessage({ id: 'password.toSignIn' })}
          </ButtonLink>
        </div>
      </FormActions>
    </Form>
  )
}

/** The code they were sent: wrong or too old is said beside it (PWD-02). */
export const CodeStep = ({ form, forgotten }: StepProps<typeof codeFormMachine>) => {
  const intl = useIntl()
  const said = useSaid()
  const { values, problems, attempts, failure, failureText, isSending, change, submit } = useForm(form, codeFailureText)
  const isExpired = !isSending && values.code === forgotten.expired
  return (
    <>
      {forgotten.word === undefined ? null : <NoticeBar tone="success" icon={MailCheck} text={forgotten.word} />}
      <Form onSubmit={submit} attempts={attempts + forgotten.expirations} failure={failureText}>
        <Field
          label={intl.formatMessage({ id: 'password.code' })}
          name="code"
          autoComplete="one-time-code"
          hint={intl.formatMessage({ id: 'password.codeHint' })}
          isSecret
          isRequired
          value={values.code}
          onChange={(code) => change({ code })}
          error={said(codeText(problems.code, failure, isExpired))}
        />
        <FormActions>
          <Button type="submit" wide busy={isSending}>
            {intl.formatMessage({ id: 'password.codeAction' })}
          </Button>
          <div className={css.otherWays}>
            <Button variant="quiet" onPress={() => forgotten.retrace(values)}>
              {intl.formatMessage({ id: 'password.codeAgain' })}
            </Button>
          </div>
        </FormActions>
      </Form>
    </>
  )
}

/** The new password, for the request that the code belongs to (PWD-03). */
export const ReplacementStep = ({ form, forgotten }: StepProps<typeof replacementFormMachine>) => {
  const intl = useIntl()
  const { values, problems, attempts, failureText, isSending, change, submit } = useForm(form)
  return (
    <Form onSubmit={submit} attempts={attempts} failure={failureText}>
      {forgotten.username === '' ? null : <UsernameForManagers username={forgotten.username} />}
      <NewPasswordFields values={values} problems={problems} onChange={change} />
      <FormActions>
        <Button type="submit" wide busy={isSending}>
          {intl.formatMessage({ id: 'password.replaceAction' })}
        </Button>
        <div className={css.otherWays}>
          <Button variant="quiet" onPress={() => forgotten.retrace({})}>
            {intl.formatMessage({ id: 'password.retrace' })}
          </Button>
        </div>
      </FormActions>
    </Form>
  )
}

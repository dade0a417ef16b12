import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { signIn } from '#application/sign-in/sign-in.implementations.ts'
import type { signInFormMachine } from '#application/sign-in/sign-in.machine.ts'
import { hasEnded, signInForm } from '#application/sign-in/sign-in.selectors.ts'
import { usePiazza, usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { screenAt, SCREENS } from '#ui/app/screens.ts'
import { Unbroken } from '#ui/app/unbroken.tsx'
import { Unreached } from '#ui/app/unreached.tsx'
import { useForm } from '#ui/app/use-form.ts'
import { useSaid } from '#ui/app/use-said.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { PasswordField } from '#ui/components/password-field.tsx'
import { Entrance } from '#ui/parts/entrance/entrance.tsx'
import { lostSessionText, signInFailureText } from '#ui/parts/entrance/sign-in-texts.ts'
import * as css from './sign-in-screen.css.ts'

const useSignIn = () => {
  const piazza = usePiazza()
  const actor = useActorRef(signIn(usePorts()), { input: { username: piazza.attempt.username() ?? '' } })
  useEffect(() => piazza.follow(actor), [piazza, actor])
  const form = useSelector(actor, signInForm)
  // What was sent stays in sight until the session stands.
  const [last, keepLast] = useState(form)
  if (form !== undefined && form !== last) keepLast(form)
  return { actor, form: form ?? last, hasEnded: useSelector(actor, hasEnded) }
}

/** Username and password (AUTH-02 … AUTH-07). After a lost session it says why it was lost (AUTH-09). */
const SignInScreen = () => {
  const intl = useIntl()
  const { actor, form, hasEnded: isDone } = useSignIn()
  return (
    <Entrance title={intl.formatMessage({ id: 'signIn.title' })} lead={intl.formatMessage({ id: 'signIn.lead' })}>
      <Unbroken flow={actor}>{form ? <SignInForm form={form} isDone={isDone} /> : null}</Unbroken>
    </Entrance>
  )
}
export { SignInScreen as default }

type Props = Readonly<{ form: ActorRefFrom<typeof signInFormMachine>; isDone: boolean }>

const SignInForm = ({ form, isDone }: Props) => {
  const intl = useIntl()
  const said = useSaid()
  const [path] = useLocation()
  const { lost, standing } = useSession()
  const { values, problems, attempts, failure, isSending, change, submit } = useForm(form, () => undefined)
  const missing = intl.formatMessage({ id: 'field.required' })
  const problem = failure
    ? signInFailureText(failure)
    : lost && screenAt(path) === 'signInAgain'
      ? lostSessionText(lost)
      : undefined
  return (
    <Form
      onSubmit={submit}
      attempts={attempts}
      failure={problem
        ?.map((text) => said(text))
        .map((words) => (
          <span key={words} className={css.sentence}>
            {failure?._tag === 'Unreachable' ? <Unreached words={words} /> : words}
          </span>
        ))}
    >
      <Field
        label={intl.formatMessage({ id: 'signIn.username' })}
        name="username"
        value={values.username}
        onChange={(username) => change({ username })}
        autoComplete="username"
        isRequired
        error={problems.username && missing}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'signIn.password' })}
        name="password"
        value={values.password}
        onChange={(password) => change({ password })}
        autoComplete="current-password"
        isRequired
        error={problems.password && missing}
      />
      <FormActions>
        <Button type="submit" wide busy={isSending || (isDone && standing === 'authenticating')}>
          <FormattedMessage id="signIn.action" />
        </Button>
        <div className={css.links}>
          <ButtonLink href={SCREENS.forgotPassword.path} variant="quiet">
            <FormattedMessage id="signIn.forgot" />
          </ButtonLink>
          <ButtonLink href={SCREENS.registration.path} variant="quiet">
            <FormattedMessage id="signIn.register" />
          </ButtonLink>
        </div>
      </FormActions>
    </Form>
  )
}

import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { hasEnded, isSigningIn, signInFailure } from '#application/sign-in/sign-in.selectors.ts'
import { signIn } from '#application/sign-in/sign-in.implementations.ts'
import { usePiazza, usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { screenAt, SCREENS } from '#ui/app/screens.ts'
import { Unreached } from '#ui/app/unreached.tsx'
import { useSaid } from '#ui/app/use-said.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { PasswordField } from '#ui/components/password-field.tsx'
import { Entrance } from './entrance.tsx'
import { lostSessionText, signInFailureText } from './sign-in-texts.ts'
import * as css from './sign-in-screen.css.ts'

const useSignIn = () => {
  const piazza = usePiazza()
  const actor = useActorRef(signIn(usePorts()))
  useEffect(() => piazza.follow(actor), [piazza, actor])
  return {
    isBusy: useSelector(actor, isSigningIn),
    hasEnded: useSelector(actor, hasEnded),
    failure: useSelector(actor, signInFailure),
    submit: (credentials: Readonly<{ username: string; password: string }>) =>
      actor.send({ type: 'credentials.submitted', credentials }),
  }
}

/** Username and password (AUTH-02 … AUTH-07). After a lost session it says why it was lost (AUTH-09). */
const SignInScreen = () => {
  const intl = useIntl()
  const said = useSaid()
  const [path] = useLocation()
  const { lost, standing } = useSession()
  const { isBusy, hasEnded: isDone, failure, submit } = useSignIn()
  const { attempt } = usePiazza()
  const [username, setUsername] = useState(() => attempt.username() ?? '')
  const [password, setPassword] = useState('')
  const [attempts, setAttempts] = useState(0)
  const missing = intl.formatMessage({ id: 'field.required' })
  const problem = failure
    ? signInFailureText(failure)
    : lost && screenAt(path) === 'signInAgain'
      ? lostSessionText(lost)
      : undefined
  const onSubmit = () => {
    const isComplete = username.trim() !== '' && password !== ''
    setAttempts(isComplete ? 0 : attempts + 1)
    if (isComplete) submit({ username: username.trim(), password })
  }
  return (
    <Entrance title={intl.formatMessage({ id: 'signIn.title' })} lead={intl.formatMessage({ id: 'signIn.lead' })}>
      <Form
        onSubmit={onSubmit}
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
          value={username}
          onChange={setUsername}
          autoComplete="username"
          isRequired
          error={attempts > 0 && username.trim() === '' ? missing : undefined}
        />
        <PasswordField
          label={intl.formatMessage({ id: 'signIn.password' })}
          name="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          isRequired
          error={attempts > 0 && password === '' ? missing : undefined}
        />
        <FormActions>
          <Button type="submit" wide busy={isBusy || (isDone && standing === 'authenticating')}>
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
    </Entrance>
  )
}
export { SignInScreen as default }

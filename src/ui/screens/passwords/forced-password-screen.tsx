import { useActorRef, useSelector } from '@xstate/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Redirect } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { forcedPasswordFormMachine } from '#application/passwords/forced-password.machine.ts'
import { forcedPassword } from '#application/passwords/passwords.implementations.ts'
import { entryFailure, forcedForm, isEntering } from '#application/passwords/passwords.selectors.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { Unbroken } from '#ui/app/unbroken.tsx'
import { useForm } from '#ui/app/use-form.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { UsernameForManagers } from '#ui/components/password-field.tsx'
import { Entrance } from '#ui/parts/entrance/entrance.tsx'
import { signInFailureText } from '#ui/screens/identity/sign-in-texts.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import * as css from './passwords.css.ts'
import { useSaid } from './use-said.ts'

const useForcedPassword = (username: string) => {
  const piazza = usePiazza()
  const ports = usePorts()
  const actor = useActorRef(
    useMemo(() => forcedPassword(ports), [ports]),
    { input: { username } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  return {
    flow: actor,
    form: useSelector(actor, forcedForm),
    isEntering: useSelector(actor, isEntering),
    failure: useSelector(actor, entryFailure),
    retry: () => actor.send({ type: 'signIn.retried' }),
  }
}

/** A password that must be changed before the account is used (PWD-05). Whose it is comes from the sign-in alone. */
const ForcedPasswordScreen = () => {
  const { attempt } = usePiazza()
  const [username] = useState(() => attempt.username())
  return username === undefined ? <Redirect to={SCREENS.signIn.path} replace /> : <Forced username={username} />
}
export { ForcedPasswordScreen as default }

const Forced = ({ username }: { readonly username: string }) => {
  const intl = useIntl()
  const said = useSaid()
  const { flow, form, isEntering, failure, retry } = useForcedPassword(username)
  return (
    <Entrance
      title={intl.formatMessage({ id: 'password.forced' })}
      lead={
        form &&
        intl.formatMessage({ id: 'password.forcedLead' }, { username: <strong key="username">{username}</strong> })
      }
    >
      <Unbroken flow={flow}>
        {form ? (
          <ForcedForm form={form} username={username} />
        ) : (
          <>
            <div role="alert">
              {failure === undefined ? (
                <NoticeBar
                  tone="success"
                  icon={CircleCheck}
                  text={intl.formatMessage({ id: 'password.changed' })}
                  isHeardAround
                />
              ) : (
                <NoticeBar
                  tone="danger"
                  icon={CircleAlert}
                  text={[
                    intl.formatMessage({ id: 'password.entryFailed' }),
                    ...signInFailureText(failure).map(said),
                  ].join(' ')}
                  isHeardAround
                />
              )}
            </div>
            <Button wide busy={isEntering} onPress={retry}>
              {intl.formatMessage({ id: 'password.entryRetry' })}
            </Button>
            <div className={css.otherWays}>
              <ButtonLink href={SCREENS.signIn.path} variant="quiet">
                {intl.formatMessage({ id: 'password.toSignIn' })}
              </ButtonLink>
            </div>
          </>
        )}
      </Unbroken>
    </Entrance>
  )
}

const ForcedForm = ({
  form,
  username,
}: {
  readonly form: ActorRefFrom<typeof forcedPasswordFormMachine>
  readonly username: string
}) => {
  const intl = useIntl()
  const { values, problems, attempts, failureText, isSending, change, submit } = useForm(form)
  return (
    <Form onSubmit={submit} attempts={attempts} failure={failureText}>
      <UsernameForManagers username={username} />
      <NewPasswordFields values={values} problems={problems} onChange={change} />
      <FormActions>
        <Button type="submit" wide busy={isSending}>
          {intl.formatMessage({ id: 'password.forcedAction' })}
        </Button>
      </FormActions>
    </Form>
  )
}

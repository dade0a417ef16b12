import { useActorRef, useSelector } from '@xstate/react'
import { CircleX, Trash2, TriangleAlert } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { accountDeletion } from '#application/account-deletion/account-deletion.implementations.ts'
import type { accountDeletionFormMachine } from '#application/account-deletion/account-deletion.machine.ts'
import { deletionForm } from '#application/account-deletion/account-deletion.selectors.ts'
import type { User } from '#domain/identity/user.ts'
import { Page } from '#ui/app/page.tsx'
import { usePiazza, usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { Unbroken } from '#ui/app/unbroken.tsx'
import { useForm } from '#ui/app/use-form.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { PasswordField, UsernameForManagers } from '#ui/components/password-field.tsx'
import * as card from '#ui/screens/passwords/passwords.css.ts'
import { deletionFailureText, deletionPasswordText, LOSSES } from './account-deletion-texts.ts'
import * as css from './account-deletion.css.ts'

/** The end of an account: what goes with it is said plainly, and the password is asked for (PROF-07, PROF-08). */
const DeleteAccountScreen = () => {
  const intl = useIntl()
  const { user } = useSession()
  return <Page title={intl.formatMessage({ id: 'deleteAccount.title' })}>{user ? <Deletion user={user} /> : null}</Page>
}
export { DeleteAccountScreen as default }

const Deletion = ({ user }: { readonly user: User }) => {
  const intl = useIntl()
  const piazza = usePiazza()
  const ports = usePorts()
  const actor = useActorRef(
    useMemo(() => accountDeletion(ports), [ports]),
    { input: { user: user.id } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  const form = useSelector(actor, deletionForm)
  return (
    <div className={card.card}>
      <NoticeBar tone="warning" icon={TriangleAlert} text={intl.formatMessage({ id: 'deleteAccount.lead' })} />
      <section aria-labelledby="losses">
        <h2 className={css.title} id="losses">
          {intl.formatMessage({ id: 'deleteAccount.losses' })}
        </h2>
        <ul className={css.losses}>
          {LOSSES.map((loss) => (
            <li className={css.loss} key={loss}>
              <CircleX size={20} className={css.sign} aria-hidden />
              <span>{intl.formatMessage({ id: loss }, { username: user.username })}</span>
            </li>
          ))}
        </ul>
      </section>
      <Unbroken flow={actor}>{form ? <DeletionForm form={form} username={user.username} /> : null}</Unbroken>
    </div>
  )
}

const DeletionForm = ({
  form,
  username,
}: {
  readonly form: ActorRefFrom<typeof accountDeletionFormMachine>
  readonly username: string
}) => {
  const intl = useIntl()
  const { values, problems, attempts, failure, failureText, isSending, change, submit } = useForm(
    form,
    deletionFailureText,
  )
  const problem = deletionPasswordText(problems.password, failure)
  return (
    <Form onSubmit={submit} attempts={attempts} failure={failureText}>
      <UsernameForManagers username={username} />
      <PasswordField
        label={intl.formatMessage({ id: 'deleteAccount.password' })}
        name="current-password"
        autoComplete="current-password"
        hint={intl.formatMessage({ id: 'deleteAccount.passwordWhy' })}
        isRequired
        value={values.password}
        onChange={(password) => change({ password })}
        error={problem && intl.formatMessage(problem)}
      />
      <FormActions>
        <Button type="submit" variant="danger" icon={Trash2} wide busy={isSending}>
          {intl.formatMessage({ id: 'deleteAccount.action' })}
        </Button>
        <ButtonLink href={SCREENS.profileArea.path} variant="secondary" wide>
          {intl.formatMessage({ id: 'deleteAccount.keep' })}
        </ButtonLink>
      </FormActions>
    </Form>
  )
}

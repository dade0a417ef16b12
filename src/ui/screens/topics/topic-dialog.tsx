import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import { isSending } from '#application/kit/form.selectors.ts'
import { DeletionQuestion } from '#ui/app/deletion-question.tsx'
import { useBackCloses } from '#ui/app/dialog-history.ts'
import { named } from '#ui/app/titles.ts'
import { useForm } from '#ui/app/use-form.ts'
import { useSaid } from '#ui/app/use-said.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { Form } from '#ui/components/form.tsx'
import { PasswordField } from '#ui/components/password-field.tsx'
import { AddressDialog } from '#ui/screens/addresses/address-dialog.tsx'
import { checkFailureText, passwordText } from './topic-texts.ts'
import * as css from './topics.css.ts'
import type { TopicState } from './use-topic.ts'

/** What is asked before a topic is followed, or followed no longer. */
const TopicDialog = ({ state }: { readonly state: TopicState }) => {
  const intl = useIntl()
  const { topic, password, addresses, access, unsubscription } = state
  if (password) return <PasswordDialog form={password} state={state} />
  if (access) return <AccessDialog form={access} state={state} />
  if (addresses)
    return <AddressDialog actor={addresses} kind={topic.type === 'districts' ? 'districts' : 'addresses'} />
  if (unsubscription)
    return (
      <DeletionQuestion
        title={intl.formatMessage({ id: 'topics.unsubscribeTitle' }, { name: named(topic.name, intl) })}
        text={intl.formatMessage({ id: 'topics.unsubscribeText' })}
        isBusy={state.isUnsubscribing}
        onConfirm={() => unsubscription.send({ type: 'confirmed' })}
        onCancel={() => unsubscription.send({ type: 'cancelled' })}
      />
    )
  return null
}
export { TopicDialog as default }

type PasswordDialogProps = { readonly form: NonNullable<TopicState['password']>; readonly state: TopicState }

/** A wrong password is said beside what was typed, which stays (TOPIC-03 … TOPIC-05). */
const PasswordDialog = ({ form, state }: PasswordDialogProps) => {
  const intl = useIntl()
  const said = useSaid()
  const { values, problems, attempts, failure, failureText, change, submit } = useForm(form, checkFailureText)
  return (
    <AskingDialog
      form={form}
      title={intl.formatMessage({ id: 'topics.passwordTitle' })}
      text={intl.formatMessage({ id: 'topics.passwordText' }, { name: named(state.topic.name, intl) })}
      action={intl.formatMessage({ id: 'topics.subscribe' })}
      onCancel={state.cancel}
    >
      <Form id={FORM} onSubmit={submit} attempts={attempts} failure={failureText}>
        <PasswordField
          label={intl.formatMessage({ id: 'topics.password' })}
          name="topic-password"
          // The citizen's own is out of place here.
          autoComplete="new-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that is asked.
          autoFocus
          isRequired
          value={values.password}
          onChange={(password) => change({ password })}
          error={said(passwordText(problems.password, failure))}
        />
      </Form>
    </AskingDialog>
  )
}

type AccessDialogProps = { readonly form: NonNullable<TopicState['access']>; readonly state: TopicState }

/** Who asks for access: what the profile says of them is locked (TOPIC-09). */
const AccessDialog = ({ form, state }: AccessDialogProps) => {
  const intl = useIntl()
  const { values, problems, attempts, failureText, change, submit } = useForm(form)
  const { nameLocked, surnameLocked } = state.locks
  const locking = (isLocked: boolean) => ({
    isReadOnly: isLocked,
    isRequired: !isLocked,
    hint: isLocked ? intl.formatMessage({ id: 'topics.accessLocked' }) : undefined,
  })
  return (
    <AskingDialog
      form={form}
      title={intl.formatMessage({ id: 'topics.accessTitle' })}
      text={intl.formatMessage({ id: 'topics.accessText' }, { name: named(state.topic.name, intl) })}
      action={intl.formatMessage({ id: 'topics.accessSend' })}
      onCancel={state.cancel}
    >
      <Form id={FORM} onSubmit={submit} attempts={attempts} failure={failureText}>
        <Field
          label={intl.formatMessage({ id: 'topics.accessName' })}
          name="name"
          autoComplete="given-name"
          value={values.name}
          onChange={(name) => change({ name })}
          error={problems.name && intl.formatMessage({ id: 'field.required' })}
          {...locking(nameLocked)}
        />
        <Field
          label={intl.formatMessage({ id: 'topics.accessSurname' })}
          name="surname"
          autoComplete="family-name"
          value={values.surname}
          onChange={(surname) => change({ surname })}
          error={problems.surname && intl.formatMessage({ id: 'field.required' })}
          {...locking(surnameLocked)}
        />
      </Form>
    </AskingDialog>
  )
}

/** The form of the open dialog: there is never more than one. */
const FORM = 'topic-form'

type AskingDialogProps = {
  readonly form: PasswordDialogProps['form'] | AccessDialogProps['form']
  readonly title: string
  readonly text: string
  readonly action: string
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form in a dialog: it closes only unsent, or once it has been sent. */
const AskingDialog = ({ form, title, text, action, onCancel, children }: AskingDialogProps) => {
  const intl = useIntl()
  const isBusy = useSelector(form as AccessDialogProps['form'], isSending)
  useBackCloses(true, onCancel)
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onCancel}
      isLocked={isBusy}
      actions={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={onCancel}>
            {intl.formatMessage({ id: 'action.cancel' })}
          </Button>
          <Button type="submit" form={FORM} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <div className={css.question}>
        <p className={css.description}>{text}</p>
        {children}
      </div>
    </Dialog>
  )
}

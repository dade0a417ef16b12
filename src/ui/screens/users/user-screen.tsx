import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { userFace, userFailure, userFormActor } from '#application/users/users.selectors.ts'
import { SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import type { UserRemoval } from '#application/users/users.machine.ts'
import { EVERY_ROLE } from '#domain/users/managed-user.ts'
import { type UserDraft, withRole } from '#domain/users/user-draft.ts'
import { NotFound } from '#ui/app/not-found.tsx'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure } from '#ui/app/panel.tsx'
import { personName } from '#ui/app/titles.ts'
import { useForm } from '#ui/app/use-form.ts'
import { Button } from '#ui/components/button.tsx'
import { CheckboxGroup } from '#ui/components/checkbox-group.tsx'
import { Field } from '#ui/components/field.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { PasswordField } from '#ui/components/password-field.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Switch } from '#ui/components/switch.tsx'
import { isUsernameTaken, roleTexts, savingText, userProblemText } from './user-texts.ts'
import type { Opened, UserEditorActor } from './use-users.ts'
import * as css from './users.css.ts'

type UserScreenProps = {
  readonly editor: UserEditorActor | undefined
  readonly opened: Opened
  readonly onRemove: (removal: UserRemoval) => void
  /** There only when the page broke down. */
  readonly onRetry: (() => void) | undefined
}

/** The page of one user, or of a new one (ADMIN-03). */
export const UserScreen = ({ editor, opened, onRemove, onRetry }: UserScreenProps) => {
  const intl = useIntl()
  const isMissing = useSelector(editor, (snapshot) => snapshot !== undefined && userFace(snapshot) === 'missing')
  const title = intl.formatMessage({ id: opened.kind === 'new' ? 'users.newTitle' : 'users.oneTitle' })
  return isMissing ? (
    <NotFound />
  ) : (
    <Page title={title}>
      <div className={css.form}>
        {onRetry ? <PanelFailure failure={undefined} onRetry={onRetry} /> : null}
        {editor ? <Content editor={editor} onRemove={onRemove} /> : onRetry ? null : <Waiting />}
      </div>
    </Page>
  )
}

type ContentProps = { readonly editor: UserEditorActor; readonly onRemove: (removal: UserRemoval) => void }

const Content = ({ editor, onRemove }: ContentProps) => {
  const face = useSelector(editor, userFace)
  const failure = useSelector(editor, userFailure)
  const form = useSelector(editor, userFormActor)
  switch (face) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <PanelFailure failure={failure} onRetry={() => editor.send({ type: 'retry.requested' })} />
    case 'missing':
      return null
    case 'form':
      return form === undefined ? <Waiting /> : <UserForm form={form} onRemove={onRemove} />
    default:
      return face satisfies never
  }
}

type FormActor = NonNullable<ReturnType<typeof userFormActor>>

const UserForm = ({
  form,
  onRemove,
}: {
  readonly form: FormActor
  readonly onRemove: (removal: UserRemoval) => void
}) => {
  const intl = useIntl()
  const { values, problems, attempts, isSending, failure, failureText, restoredText, change, submit } = useForm(
    form,
    savingText,
  )
  const initial = useSelector(form, ({ context }) => context.initial)
  const { id } = values
  const isNew = id === undefined
  const problem = (field: keyof UserDraft) => {
    const found = problems[field]
    if (found === undefined) return undefined
    const { text, count } = userProblemText(found)
    return intl.formatMessage(text, { count })
  }
  const isTaken = isUsernameTaken(failure)
  const text = (field: 'name' | 'surname' | 'email', label: string) => ({
    label,
    name: `user-${field}`,
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    // Somebody else's: what the browser knows of who types is out of place.
    autoComplete: 'off',
    error: problem(field),
  })
  return (
    <Form onSubmit={submit} attempts={attempts} failure={failureText} word={restoredText}>
      <Field
        label={intl.formatMessage({ id: 'users.username' })}
        name="user-username"
        value={values.username}
        onChange={(username) => change({ username })}
        autoComplete="off"
        isRequired={isNew}
        isReadOnly={!isNew}
        hint={intl.formatMessage({ id: isNew ? 'users.usernameHint' : 'users.usernameKept' })}
        error={isTaken ? intl.formatMessage({ id: 'users.usernameTaken' }) : problem('username')}
      />
      <div className={css.pair}>
        <Field {...text('name', intl.formatMessage({ id: 'users.name' }))} isRequired />
        <Field {...text('surname', intl.formatMessage({ id: 'users.surname' }))} isRequired />
      </div>
      <Field {...text('email', intl.formatMessage({ id: 'users.email' }))} type="email" inputMode="email" />
      <CheckboxGroup
        label={intl.formatMessage({ id: 'users.roles' })}
        name="roles"
        choices={EVERY_ROLE.map((value) => ({ value, label: intl.formatMessage(roleTexts[value]) }))}
        chosen={values.roles}
        onToggle={(role) => change({ roles: withRole(values.roles, role) })}
        isRequired
        error={problem('roles')}
      />
      <Switch
        label={intl.formatMessage({ id: 'users.active' })}
        description={intl.formatMessage({ id: 'users.activeText' })}
        name="active"
        isSelected={values.active}
        onChange={(active) => change({ active })}
      />
      <div className={css.pair}>
        <PasswordField
          label={intl.formatMessage({ id: 'users.password' })}
          name="password"
          value={values.password}
          onChange={(password) => change({ password })}
          autoComplete="new-password"
          hint={`${intl.formatMessage({ id: isNew ? 'users.passwordHintNew' : 'users.passwordHintEdit' })} ${intl.formatMessage({ id: 'password.rule' }, { count: SHORTEST_PASSWORD })}.`}
          error={problem('password')}
        />
        <PasswordField
          label={intl.formatMessage({ id: 'users.confirmation' })}
          name="confirmation"
          value={values.confirmation}
          onChange={(confirmation) => change({ confirmation })}
          autoComplete="new-password"
          error={problem('confirmation')}
        />
      </div>
      <FormActions>
        <Button type="submit" wide busy={isSending}>
          {intl.formatMessage({ id: isNew ? 'users.create' : 'users.save' })}
        </Button>
        {id === undefined ? null : (
          <Button
            variant="quietDanger"
            wide
            icon={Trash2}
            isDisabled={isSending}
            onPress={() => onRemove({ id, name: personName(initial, intl), from: 'detail' })}
          >
            {intl.formatMessage({ id: 'users.deleteOne' })}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}

const Waiting = () => (
  <Loading>
    <div className={css.bones}>
      <FieldSkeleton />
      <div className={css.pair}>
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
      <FieldSkeleton />
    </div>
  </Loading>
)

const FieldSkeleton = () => (
  <div className={css.fieldBones}>
    <Skeleton width="6rem" />
    <Skeleton shape="block" height="3rem" />
  </div>
)

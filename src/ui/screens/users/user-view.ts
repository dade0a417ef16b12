import type { UserEditorNow, UsersNow, UsersQuery } from '#application/identity/users/users.flow.ts'
import { SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import { EVERY_ROLE, type UserField } from '#domain/users/managed-user.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { chosenRoles, isUntold, type UserDraft } from '#domain/users/user-draft.ts'
import { personName } from '#ui/language/titles.ts'
import { fieldsOf, formView } from '#ui/view/forms.ts'
import { notFoundView } from '#ui/view/not-found.ts'
import { failedView } from '#ui/view/panels.ts'
import { action } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { isUsernameTaken, ROLE_TEXTS, savingText, USER_ERRORS } from './user-texts.ts'

/** The page of one user, or of a new one (ADMIN-03). An address that names nobody has none (fault 36). */
export const userView = (
  open: NonNullable<UsersQuery['open']>,
  now: Pick<UsersNow, 'editor' | 'signIn' | 'list'>,
  speech: Speech,
) => {
  const key = typeof open === 'object' ? String(open.id ?? 'new') : open
  if (typeof open !== 'object' || now.editor?.face === 'missing') return { ...notFoundView(speech), key }
  return {
    kind: 'page' as const,
    key,
    title: speech.say(open.id === undefined ? 'users.newTitle' : 'users.oneTitle'),
    content: contentView(now, speech),
  }
}
export type UserView = ReturnType<typeof userView>

const contentView = ({ editor, signIn, list }: Parameters<typeof userView>[1], speech: Speech) => {
  if (editor?.face === 'failed') return failedView(editor.failure, { retry: editor.retry, signIn }, speech)
  return editor?.form && editor.face === 'form'
    ? userFormView(editor.draft, editor.form, list.verbs.remove, speech)
    : { kind: 'waiting' as const }
}

/** What is told of one user, to be changed (ADMIN-03). */
const userFormView = (
  draft: UserDraft,
  form: NonNullable<UserEditorNow['form']>,
  remove: UsersNow['list']['verbs']['remove'],
  speech: Speech,
) => {
  const { say } = speech
  const { values, change } = form
  const { id, roles, active } = values
  const isNew = id === undefined
  const { one, problemOf } = fieldsOf(form, USER_ERRORS, speech, SHORTEST_PASSWORD)
  const untold = (field: UserField) => (isUnreadable(values, field) ? say('users.untold') : undefined)
  const rule = say('password.rule', { count: SHORTEST_PASSWORD })
  return {
    kind: 'userForm' as const,
    form: formView(form, say(isNew ? 'users.create' : 'users.save'), speech, savingText),
    username: one('username', 'users.username', {
      hint: say(isNew ? 'users.usernameHint' : 'users.usernameKept'),
      isRequired: isNew,
      isReadOnly: !isNew,
      ...(isUsernameTaken(form.failure) && { problem: say('users.usernameTaken') }),
    }),
    name: one('name', 'users.name', { isRequired: !isUntold(values, 'name'), hint: untold('name') }),
    surname: one('surname', 'users.surname', { isRequired: !isUntold(values, 'surname'), hint: untold('surname') }),
    email: one('email', 'users.email', { hint: untold('email') }),
    roles: {
      kind: 'choices' as const,
      label: say('users.roles'),
      hint: untold('rights'),
      isRequired: !isUnreadable(values, 'rights') && !isUntold(values, 'rights'),
      problem: problemOf('roles'),
      choices: EVERY_ROLE.map((role) => ({
        kind: 'choice' as const,
        key: role,
        label: say(ROLE_TEXTS[role]),
        isOn: roles.includes(role),
        flip: () => change(chosenRoles(values, role)),
      })),
    },
    active: {
      kind: 'choice' as const,
      label: say('users.active'),
      hint: say(active === undefined ? 'users.untold' : 'users.activeText'),
      isOn: active ?? true,
      flip: () => change({ active: !(active ?? true) }),
    },
    password: one('password', 'users.password', {
      hint: `${say(isNew ? 'users.passwordHintNew' : 'users.passwordHintEdit')} ${rule}.`,
    }),
    confirmation: one('confirmation', 'users.confirmation'),
    /** There for a user who is there. */
    remove: isNew
      ? undefined
      : action(say('users.deleteOne'), () => remove({ id, name: personName(draft, speech), from: 'detail' }), {
          isDisabled: form.isSending,
        }),
  }
}
export type UserFormView = ReturnType<typeof userFormView>

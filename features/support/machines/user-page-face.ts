import * as seen from '#application/users/users.selectors.ts'
import { EVERY_ROLE } from '#domain/users/managed-user.ts'
import { type UserDraft, withRole } from '#domain/users/user-draft.ts'
import { isUsernameTaken, roleTexts, savingText, userProblemText } from '#ui/screens/users/user-texts.ts'
import { failedLines, lines, partsOf } from './form-face.ts'
import { holdsPage, leavingOf } from './leaving.ts'
import { personName, phrase } from './phrases.ts'
import type { ScreenFace } from './screen-face.ts'
import type { Area } from './user-list-face.ts'

const editorOf = (area: Area) => seen.userEditorActor(area.getSnapshot())
const formIn = (area: Area) => {
  const editor = editorOf(area)
  return editor && seen.userFormActor(editor.getSnapshot())
}
const formOf = (area: Area) => {
  const form = formIn(area)
  return form && partsOf(form)
}
type Form = NonNullable<ReturnType<typeof formOf>>

const texts = (area: Area): readonly string[] => {
  const editor = editorOf(area)?.getSnapshot()
  if (!editor) return []
  const now = seen.userFace(editor)
  switch (now) {
    case 'loading':
      return []
    case 'failed':
      return failedLines(seen.userFailure(editor))
    case 'missing':
      return lines({ id: 'notFound.title' }, { id: 'notFound.text' })
    case 'form': {
      const form = formOf(area)
      return lines(form?.restored(), form?.complaint(savingText))
    }
    default:
      return now satisfies never
  }
}

const fields = (form: Form): ReturnType<NonNullable<ScreenFace['fields']>> => {
  const problemOf = (field: keyof UserDraft) => () => {
    if (field === 'username' && isUsernameTaken(form.failure())) return phrase('users.usernameTaken')
    const problem = form.problems()[field]
    if (problem === undefined) return undefined
    const { text, count } = userProblemText(problem)
    return phrase(text, { count })
  }
  return {
    ...form.fields({
      username: { label: { id: 'users.username' }, problem: problemOf('username') },
      name: { label: { id: 'users.name' }, problem: problemOf('name') },
      surname: { label: { id: 'users.surname' }, problem: problemOf('surname') },
      email: { label: { id: 'users.email' }, problem: problemOf('email') },
      password: { label: { id: 'users.password' }, problem: problemOf('password') },
      confirmation: { label: { id: 'users.confirmation' }, problem: problemOf('confirmation') },
    }),
    [phrase('users.roles')]: { read: () => '', write: () => {}, problem: problemOf('roles') },
  }
}

const choices = (form: Form): ReturnType<NonNullable<ScreenFace['choices']>> => ({
  ...form.choices({ active: { label: { id: 'users.active' } } }),
  ...Object.fromEntries(
    EVERY_ROLE.map((role) => [
      phrase(roleTexts[role]),
      {
        isOn: () => form.values().roles.includes(role),
        flip: () => form.change({ roles: withRole(form.values().roles, role) }),
      },
    ]),
  ),
})

const actions = (area: Area, form: Form): ReturnType<NonNullable<ScreenFace['actions']>> => {
  const { id, name, surname, username } = form.initial()
  if (id === undefined) return { [phrase('users.create')]: form.submit }
  const removal = { id, name: personName({ name, surname, username }), from: 'detail' } as const
  return {
    [phrase('users.save')]: form.submit,
    [phrase('users.deleteOne')]: () => area.send({ type: 'removal.requested', removal }),
  }
}

/** The page of a user without a screen: a new one, or one that is changed. */
export const userPage = (area: Area): ScreenFace => {
  const leave = leavingOf(
    () => {
      const editor = editorOf(area)
      return editor && seen.userLeavingActor(editor.getSnapshot())
    },
    () => formIn(area),
  )
  const withForm = <Shown extends object>(show: (form: Form) => Shown): Shown | Readonly<Record<string, never>> => {
    const form = formOf(area)
    return form ? show(form) : {}
  }
  return {
    texts: () => texts(area),
    fields: () => withForm(fields),
    choices: () => withForm(choices),
    actions: () => withForm((form) => actions(area, form)),
    question: leave.question,
    holds: (lead) => {
      const isHeld = holdsPage(formIn(area))
      if (isHeld) leave.ask(lead)
      return isHeld
    },
    retriable: () => {
      const editor = editorOf(area)
      return [
        {
          hasFailed: editor !== undefined && seen.userFace(editor.getSnapshot()) === 'failed',
          retry: () => editor?.send({ type: 'retry.requested' }),
        },
      ]
    },
  }
}

import { createActor } from 'xstate'
import { formFailure, formProblems, formValues, isRestored } from '#application/kit/form.selectors.ts'
import { users } from '#application/users/users.implementations.ts'
import * as seen from '#application/users/users.selectors.ts'
import { idFrom } from '#domain/id.ts'
import { fullName } from '#domain/identity/user.ts'
import { EVERY_ROLE, type ManagedUser, workOf } from '#domain/users/managed-user.ts'
import { type UserDraft, type UserProblem, withRole } from '#domain/users/user-draft.ts'
import { IDLE_FILTER_LENGTH, USER_SORTS } from '#domain/users/user-query.ts'
import { panelText, panelTitle, type AnyFailure, type Sentence } from '#ui/app/failure-texts.ts'
import { screenAt, SCREENS, userPath } from '#ui/app/screens.ts'
import { userOrderFrom, usersSearch } from '#ui/screens/users/user-query-url.ts'
import {
  directionText,
  isUsernameTaken,
  roleTexts,
  savingText,
  sortTexts,
  userProblemText,
} from '#ui/screens/users/user-texts.ts'
import { holdsPage, leavingOf } from './leaving.ts'
import { phrase } from './phrases.ts'
import type { Field, ScreenFace } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

const said = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : phrase(sentence))
const told = (sentence: Sentence | undefined): readonly string[] => (sentence === undefined ? [] : [said(sentence)])
const failed = (failure: AnyFailure | undefined): readonly string[] => [
  said(panelTitle(failure)),
  said(panelText(failure)),
]

type Area = ReturnType<typeof createActor<ReturnType<typeof users>>>

/** The user whose page an address opens; `nobody` where its number is none (fault 36). */
const openedBy = (path: string) => {
  const screen = screenAt(path)
  if (screen === 'newUser') return { isOpen: true, id: undefined } as const
  if (screen !== 'user') return { isOpen: false } as const
  const id = idFrom<'User'>(path.split(/[/?]/)[3])
  return id === undefined ? ('nobody' as const) : ({ isOpen: true, id } as const)
}

const listOf = (area: Area) => seen.userListActor(area.getSnapshot())
const rowsOf = (area: Area): readonly ManagedUser[] => {
  const list = listOf(area)?.getSnapshot()
  return list ? seen.userRows(list).flatMap((row) => row ?? []) : []
}

const rowTexts = (user: ManagedUser): readonly string[] => [
  fullName(user),
  user.username,
  workOf(user),
  ...(user.active ? [] : [phrase('users.inactive')]),
]

const listTexts = (area: Area): readonly string[] => {
  const list = listOf(area)?.getSnapshot()
  if (!list) return []
  const now = seen.userListFace(list)
  const total = phrase('users.total', { count: seen.userRows(list).length })
  const short = seen.isFilterTooShort(area.getSnapshot())
    ? [phrase('users.filterHint', { count: IDLE_FILTER_LENGTH + 1 })]
    : []
  switch (now) {
    case 'loading':
      return short
    case 'failed':
      return [...failed(seen.userListFailure(list)), ...short]
    case 'empty':
      return [total, phrase('users.emptyFiltered'), ...short]
    case 'full':
      return [
        total,
        ...short,
        ...(seen.isUserListStale(list) ? [phrase('panel.stale')] : []),
        ...rowsOf(area).flatMap(rowTexts),
      ]
    default:
      return now satisfies never
  }
}

const formOf = (area: Area) => {
  const editor = seen.userEditorActor(area.getSnapshot())
  return editor && seen.userFormActor(editor.getSnapshot())
}

const pageTexts = (area: Area): readonly string[] => {
  const editor = seen.userEditorActor(area.getSnapshot())?.getSnapshot()
  if (!editor) return []
  const now = seen.userFace(editor)
  const failure = formOf(area)?.getSnapshot()
  const why = failure && formFailure(failure)
  switch (now) {
    case 'loading':
      return []
    case 'failed':
      return failed(seen.userFailure(editor))
    case 'missing':
      return [phrase('notFound.title'), phrase('notFound.text')]
    case 'form':
      return [...(failure && isRestored(failure) ? [phrase('form.restored')] : []), ...told(why && savingText(why))]
    default:
      return now satisfies never
  }
}

const LABELS = {
  username: 'users.username',
  name: 'users.name',
  surname: 'users.surname',
  email: 'users.email',
  password: 'users.password',
  confirmation: 'users.confirmation',
} as const

const formFields = (area: Area): Readonly<Record<string, Field>> => {
  const form = formOf(area)
  if (!form) return {}
  const problemOf = (field: keyof UserDraft) => () => {
    const snapshot = form.getSnapshot()
    if (field === 'username' && isUsernameTaken(formFailure(snapshot))) return phrase('users.usernameTaken')
    const problem = formProblems<UserDraft, UserProblem>(snapshot)[field]
    if (problem === undefined) return undefined
    const { text, count } = userProblemText(problem)
    return phrase(text, { count })
  }
  const texts = Object.entries(LABELS).map(([name, label]) => {
    const field = name as keyof typeof LABELS
    return [
      phrase(label),
      {
        read: () => formValues(form.getSnapshot())[field],
        write: (value: string) => form.send({ type: 'fields.changed', fields: { [field]: value } }),
        problem: problemOf(field),
      },
    ]
  })
  const roles: Field = { read: () => '', write: () => {}, problem: problemOf('roles') }
  return { ...Object.fromEntries(texts), [phrase('users.roles')]: roles }
}

const listFields = (area: Area): Readonly<Record<string, Field>> => ({
  [phrase('users.filter')]: {
    read: () => seen.typedFilter(area.getSnapshot()),
    write: (text) => area.send({ type: 'filter.typed', text }),
  },
  [phrase('users.sort')]: {
    read: () => phrase(sortTexts[seen.userQuery(area.getSnapshot()).sortBy]),
    write: (label) => {
      const sortBy = USER_SORTS.find((one) => phrase(sortTexts[one]) === label)
      if (sortBy) area.send({ type: 'order.chosen', sortBy })
    },
  },
})

const formChoices = (area: Area): ReturnType<NonNullable<ScreenFace['choices']>> => {
  const form = formOf(area)
  if (!form) return {}
  const values = () => formValues(form.getSnapshot())
  const change = (fields: Partial<UserDraft>) => form.send({ type: 'fields.changed', fields })
  return {
    [phrase('users.active')]: { isOn: () => values().active, flip: () => change({ active: !values().active }) },
    ...Object.fromEntries(
      EVERY_ROLE.map((role) => [
        phrase(roleTexts[role]),
        { isOn: () => values().roles.includes(role), flip: () => change({ roles: withRole(values().roles, role) }) },
      ]),
    ),
  }
}

const listActions = (area: Area, go: (path: string) => void): Readonly<Record<string, () => void>> => {
  const query = seen.userQuery(area.getSnapshot())
  const around = usersSearch(query)
  return {
    [phrase('users.newTitle')]: () => go(`${SCREENS.newUser.path}${around}`),
    [phrase(directionText(query.descending))]: () => area.send({ type: 'order.chosen', sortBy: query.sortBy }),
    // On a desk the headings of the columns sort.
    ...Object.fromEntries(
      USER_SORTS.map((sortBy) => [phrase(sortTexts[sortBy]), () => area.send({ type: 'order.chosen', sortBy })]),
    ),
    ...Object.fromEntries(
      rowsOf(area).flatMap((user) => {
        const name = fullName(user)
        const remove = () => area.send({ type: 'removal.requested', removal: { id: user.id, name, from: 'list' } })
        return [
          [name, () => go(`${userPath(user.id)}${around}`)],
          [phrase('users.delete', { name }), remove],
        ] as const
      }),
    ),
  }
}

const formActions = (area: Area): Readonly<Record<string, () => void>> => {
  const form = formOf(area)
  if (!form) return {}
  const { id, name, surname, username } = form.getSnapshot().context.initial
  const submit = () => form.send({ type: 'form.submitted' })
  return id === undefined
    ? { [phrase('users.create')]: submit }
    : {
        [phrase('users.save')]: submit,
        [phrase('users.deleteOne')]: () =>
          area.send({
            type: 'removal.requested',
            removal: { id, name: fullName({ name, surname, username }), from: 'detail' },
          }),
      }
}

/** The user management without a screen: the list, and over it the page of a user. */
export const openUsers = (stage: Stage, { ports, piazza, go }: Given, first: string): Closing => {
  const area = createActor(users(ports), { input: { order: userOrderFrom(first.split('?')[1] ?? '') } })
  const unfollow = piazza.follow(area)
  area.start()
  const leave = leavingOf(
    () => {
      const editor = seen.userEditorActor(area.getSnapshot())
      return editor && seen.userLeavingActor(editor.getSnapshot())
    },
    () => formOf(area),
  )
  let opened: ReturnType<typeof openedBy> = { isOpen: false }
  let path = ''
  const arrive = (to: string): void => {
    if (to === path) return
    path = to
    const before = JSON.stringify(opened)
    opened = openedBy(to)
    area.send({ type: 'order.changed', order: userOrderFrom(to.split('?')[1] ?? '') })
    if (JSON.stringify(opened) === before) return
    if (opened !== 'nobody' && opened.isOpen) area.send({ type: 'user.opened', id: opened.id })
    else area.send({ type: 'user.closed' })
  }
  arrive(first)
  const isListed = () => opened !== 'nobody' && !opened.isOpen
  stage.screen = {
    arrive,
    texts: () =>
      opened === 'nobody'
        ? [phrase('notFound.title'), phrase('notFound.text')]
        : opened.isOpen
          ? pageTexts(area)
          : listTexts(area),
    fields: () => (isListed() ? listFields(area) : formFields(area)),
    choices: () => formChoices(area),
    actions: () => (isListed() ? listActions(area, go) : formActions(area)),
    question: () => {
      const snapshot = area.getSnapshot()
      const removal = seen.userRemovalActor(snapshot)
      const subject = seen.userRemovalSubject(snapshot)
      if (!removal || !subject || !seen.isRemovingUser(snapshot)) return leave.question()
      return {
        question: { title: phrase('users.delete', { name: subject.name }), text: phrase('row.deleteText') },
        confirm: () => removal.send({ type: 'confirmed' }),
        cancel: () => removal.send({ type: 'cancelled' }),
      }
    },
    holds: (lead) => {
      const isHeld = holdsPage(formOf(area))
      if (isHeld) leave.ask(lead)
      return isHeld
    },
    retriable: () => {
      const list = listOf(area)
      const editor = seen.userEditorActor(area.getSnapshot())
      return [
        {
          hasFailed:
            isListed() &&
            list !== undefined &&
            (seen.userListFace(list.getSnapshot()) === 'failed' || seen.isUserListStale(list.getSnapshot())),
          retry: () => list?.send({ type: 'retry.requested' }),
        },
        {
          hasFailed: editor !== undefined && seen.userFace(editor.getSnapshot()) === 'failed',
          retry: () => editor?.send({ type: 'retry.requested' }),
        },
      ]
    },
  }
  return () => {
    unfollow()
    area.stop()
  }
}

import { expect, test } from 'vitest'
import type { UserEditorNow, UsersQuery } from '#application/identity/users/users.flow.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { UserId } from '#domain/identity/user.ts'
import { NEW_USER, type UserDraft } from '#domain/users/user-draft.ts'
import italian from '#ui/messages/it.json'
import { userView } from './user-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const BICE = { id: 7 as UserId }
const draft: UserDraft = { ...NEW_USER, ...BICE, name: 'Bice', surname: 'Riva', username: 'bice' }

const changes: object[] = []
const removals: object[] = []
const editor = (form: object, begun: UserDraft) =>
  ({
    face: 'form',
    draft: begun,
    form: {
      values: begun,
      problems: {},
      said: {},
      isSending: false,
      change: (all: object) => changes.push(all),
      ...form,
    },
  }) as unknown as UserEditorNow

type Given = Parameters<typeof userView>[1]
const view = (now: Partial<Given>, open: NonNullable<UsersQuery['open']> = BICE) =>
  userView(
    open,
    { list: { verbs: { remove: (one: object) => removals.push(one) } }, ...now } as unknown as Given,
    speech,
  )
const content = (now: Partial<Given>) => {
  const shown = view(now)
  return shown.kind === 'page' ? shown.content : undefined
}
const form = (more: object = {}, begun = draft) => {
  const shown = content({ editor: editor(more, begun) })
  if (shown?.kind !== 'userForm') throw new Error('There should be a form')
  return shown
}

test('nobody, and who is not there, have no page (fault 36)', () => {
  const missing = { face: 'missing' } as UserEditorNow
  expect([view({}, 'nobody').kind, view({ editor: missing }).kind]).toEqual(['notFound', 'notFound'])
})

test.each([
  [{ id: undefined }, 'new', italian['users.newTitle']],
  [BICE, '7', italian['users.oneTitle']],
])('the page is called after whether the user is new', (open, key, title) =>
  expect(view({}, open)).toMatchObject({ key, title, content: { kind: 'waiting' } }),
)

test('what was not read can be tried again', () => {
  expect(content({ editor: { face: 'failed' } as UserEditorNow })?.kind).toBe('failed')
})

test('the username of a user who is there is for good, and only they can be deleted, under the name as it was read', () => {
  const { username, remove } = form({ values: { ...draft, surname: 'Aaron' } })
  expect([username.isReadOnly, username.isRequired]).toEqual([true, false])
  remove?.press()
  expect(removals).toEqual([{ id: 7, name: 'Bice Riva', from: 'detail' }])
  const fresh = form({}, NEW_USER)
  expect([fresh.username.isReadOnly, fresh.username.isRequired, fresh.remove]).toEqual([false, true, undefined])
})

test('a username that has an owner is said beside it, and nowhere else', () => {
  const taken = form({ failure: { _tag: 'Refused', status: 409 } })
  expect([taken.username.problem, taken.form.failure]).toEqual([italian['users.usernameTaken'], undefined])
  const others: readonly RequestFailure[] = [
    { _tag: 'Refused', status: 400, message: 'No' },
    { _tag: 'Refused', status: 409, message: 'No', isUndone: true },
  ]
  for (const failure of others) {
    const refused = form({ failure })
    expect([refused.username.problem, refused.form.failure?.text]).toEqual([undefined, 'No'])
  }
})

test('a role is taken or given by its choice, and lacking all is said of them together', () => {
  const { roles } = form({ problems: { roles: 'noRole' } })
  expect([roles.problem, roles.choices.map(({ isOn }) => isOn)]).toEqual([
    italian['users.roleMissing'],
    [true, false, false],
  ])
  roles.choices[1]?.flip()
  expect(changes.at(-1)).toEqual({ roles: ['user', 'admin'] })
})

test('what the server never told of a user need not be written, and what cannot be read stays (fault 55)', () => {
  const given = { name: 'Bice', surname: '', email: '', hasNoRoles: true }
  const { name, surname, roles } = form({}, { ...draft, surname: '', roles: [], unreadable: ['surname'], given })
  expect([name.isRequired, surname.isRequired, roles.isRequired]).toEqual([true, false, false])
  expect([name.hint, surname.hint, roles.hint]).toEqual([undefined, italian['users.untold'], undefined])
})

test('what cannot be read of a user is said to stay as it is, and nobody has to choose it (fault 55)', () => {
  const untold = italian['users.untold']
  const unread: UserDraft = { ...draft, roles: [], active: undefined, unreadable: ['rights', 'email', 'active'] }
  const { roles, email, active } = form({}, unread)
  expect([roles.hint, email.hint, active.hint, roles.isRequired]).toEqual([untold, untold, untold, false])
  const known = form()
  expect([known.roles.hint, known.email.hint, known.roles.isRequired]).toEqual([undefined, undefined, true])
  expect(known.active.hint).toBe(italian['users.activeText'])
})

test('while it is being sent nobody is deleted', () => expect(form({ isSending: true }).remove?.isDisabled).toBe(true))

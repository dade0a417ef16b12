import { expect, test } from 'vitest'
import type { UserListNow, UsersNow } from '#application/identity/users/users.flow.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import { DEFAULT_USER_QUERY, EVERY_USER } from '#domain/users/user-query.ts'
import italian from '#ui/messages/it.json'
import { usersView } from './users-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const ada = {
  id: 7,
  username: ' ',
  name: 'Ada',
  surname: 'Riva',
  email: undefined,
  country: 'Svizzera',
  roles: ['admin'],
  otherRoles: ['ROLE_EDITOR'],
  jobs: [],
  active: false,
} as unknown as ManagedUser

const view = (list: Partial<UserListNow>, now: Partial<UsersNow> = {}) =>
  usersView(
    {
      asked: { arrangement: { ...EVERY_USER, sortBy: 'email', descending: true }, open: undefined },
      list: { face: 'full', rows: [ada], count: 1, query: DEFAULT_USER_QUERY, shortfall: {}, verbs: {}, ...list },
      leaving: {},
      ...now,
    } as UsersNow,
    speech,
  )

test('a row leads to its user in the same order, and says what there is to say', () => {
  const { content } = view({}).list
  expect(content.kind === 'list' && content.at(0)).toMatchObject({
    name: { label: 'Ada Riva', href: '/profile/users/7?sort=email&descending=1' },
    meta: 'Svizzera',
    inactive: italian['users.inactive'],
    beside: { work: undefined, username: undefined, roles: 'Amministrazione, ROLE_EDITOR', active: undefined },
  })
})

test.each([
  [{}, 'Amministrazione, ROLE_EDITOR, altri che non riusciamo a leggere'],
  [{ roles: [], otherRoles: [] }, 'ruoli che non riusciamo a leggere'],
])('roles that nobody can read are told beside those that are known (fault 55): %j', (user, words) => {
  const { content } = view({ rows: [{ ...ada, ...user, unreadable: ['rights'] }] }).list
  expect(content.kind === 'list' && content.at(0)?.kind === 'row' && content.at(0)).toMatchObject({
    beside: { roles: words },
  })
})

test('the heading of the column that sorts says in which direction', () => {
  const { sorts } = view({ query: { ...DEFAULT_USER_QUERY, sortBy: 'country', descending: true } }).list.beside
  expect([sorts.country.sign, sorts.name.sign]).toEqual(['descending', undefined])
})

test('choosing the order that holds already does not turn it around', () => {
  const chosen: string[] = []
  const { order } = view({ verbs: { order: (by: string) => chosen.push(by) } as unknown as UserListNow['verbs'] }).list
  for (const by of ['name', 'email', 'age']) order?.by.choose(by)
  expect(chosen).toEqual(['email'])
})

test('the filters say what is chosen, and choose what is known', () => {
  const chosen: unknown[] = []
  const verbs = { filter: (filter: unknown) => chosen.push(filter) } as unknown as UserListNow['verbs']
  const filters = (query = {}) => view({ verbs, query: { ...DEFAULT_USER_QUERY, ...query } }).list.filters
  expect(filters()).toMatchObject({ role: { value: '', placeholder: 'Tutti i ruoli' }, active: { value: '' } })
  expect(filters({ role: 'admin', active: false })).toMatchObject({
    role: {
      value: 'admin',
      options: [{ label: 'Utente' }, { label: 'Amministrazione' }, { label: 'Account di prova' }],
    },
    active: { value: 'inactive' },
  })
  for (const role of ['admin', '']) filters()?.role.choose(role)
  for (const state of ['inactive', 'active', '']) filters()?.active.choose(state)
  const all = [{ role: 'admin' }, { role: undefined }, { active: false }, { active: true }, { active: undefined }]
  expect(chosen).toEqual(all)
})

test('a list that failed has no order', () => expect(view({ face: 'failed' }).list.order).toBeUndefined())

test.each([
  [true, italian['users.showAll'], italian['users.newTitle']],
  [false, italian['users.newTitle'], undefined],
])('where nobody is found, a new user is offered once; filtered: %s', (isFiltered, offered, above) => {
  const { content, newUser, filters } = view({ face: 'empty', isFiltered }).list
  expect(filters !== undefined).toBe(isFiltered)
  expect([content.kind === 'empty' && content.action?.label, newUser?.label]).toEqual([offered, above])
})

test('what is being asked names whom it is about', () => {
  const removal = { subject: { name: 'Ada Riva' } } as NonNullable<UsersNow['removal']>
  expect([view({}).question, view({}, { removal }).question?.title]).toEqual([undefined, 'Elimina Ada Riva'])
})

test('who has the name of another user is told apart, also in the part of the list that is read', () => {
  const other = { ...ada, id: 8, username: 'ada.riva2' } as unknown as ManagedUser
  const bruno = { ...ada, id: 9, name: 'Bruno' } as unknown as ManagedUser
  const { content } = view({ rows: [ada, undefined, bruno, other] as unknown as UserListNow['rows'], count: 4 }).list
  const rows = content.kind === 'list' ? [0, 2, 3].map((at) => content.at(at)?.isNamesake) : []
  expect(rows).toEqual([true, false, true])
})

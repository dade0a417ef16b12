import { describe, expect, test } from 'vitest'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import type { Person } from '../collections/account.ts'
import { seededPeople, userIdOf } from '../seed/people.ts'
import { seededUsers } from '../seed/users.ts'
import {
  adminRefusal,
  managedOf,
  pageOfUsers,
  recordRefusal,
  removalRefusal,
  selfRefusal,
  type UsersAsked,
  usernameRefusal,
  withRecord,
} from './users.ts'

const one = (username: string): Person => {
  const found = seededPeople().find(({ id }) => id === userIdOf(username))
  if (!found) throw new Error(`Nobody is called ${username}`)
  return found
}
const [mario, ada] = [one('mario.rossi'), one('amministratore')]

const user = (id: number, name: string, rest: Partial<ManagedUser> = {}): ManagedUser => ({
  ...managedOf(mario, undefined),
  id: id as ManagedUser['id'],
  name,
  surname: '',
  username: name.toLowerCase(),
  country: undefined,
  ...rest,
})
const asked: UsersAsked = { filters: { text: undefined }, sortBy: 'name', descending: false, page: 1, rowsPerPage: 50 }
const names = (users: readonly ManagedUser[], query: Partial<UsersAsked>) =>
  pageOfUsers(users, { ...asked, ...query }).rows.map(({ name }) => name)

describe('a page of users (ADMIN-02)', () => {
  const job = { employment: 'Infermiere', activity: { name: 'Ospedale di Circolo', country: 'Gallarate' } }
  const users = [
    user(1, 'Bea', { country: 'Svizzera' }),
    user(2, 'Zoe', { jobs: [job] }),
    user(3, 'àlex', { email: undefined, active: false }),
  ]

  test.each([
    ['SVIZ', ['Bea']],
    ['inferm', ['Zoe']],
    ['circolo', ['Zoe']],
    ['gallarate', ['Zoe']],
    ['zoe', ['Zoe']],
    ['mario.rossi@', []],
    ['zo', ['àlex', 'Bea', 'Zoe']],
    ['  zo  ', ['àlex', 'Bea', 'Zoe']],
  ])(
    'filtered by "%s" has %j: it looks into names, countries, jobs and activities, and only over 2 characters',
    (text, found) => expect(names(users, { filters: { text } })).toEqual(found),
  )

  test.each([
    [{ role: 'user' }, ['àlex', 'Bea', 'Zoe']],
    [{ role: 'admin' }, []],
    [{ active: false }, ['àlex']],
    [{ role: 'user', active: true }, ['Bea', 'Zoe']],
  ] as const)('filtered by %j: %j', (filter, found) =>
    expect(names(users, { filters: { text: undefined, ...filter } })).toEqual(found),
  )

  test.each([
    [{ sortBy: 'name', descending: true }, ['Zoe', 'Bea', 'àlex']],
    [{ sortBy: 'country', descending: false }, ['Bea', 'àlex', 'Zoe']],
    [{ sortBy: 'active', descending: false }, ['Bea', 'Zoe', 'àlex']],
    [{ sortBy: 'active', descending: true }, ['àlex', 'Bea', 'Zoe']],
    [{ sortBy: 'email', descending: false }, ['Bea', 'Zoe', 'àlex']],
    [{ sortBy: 'username', descending: false }, ['àlex', 'Bea', 'Zoe']],
  ] as const)('sorted by %j is %j', (query, sorted) => expect(names(users, query)).toEqual(sorted))

  test('is cut from the whole list, with the total', () => {
    const page = pageOfUsers(users, { ...asked, page: 2, rowsPerPage: 2 })
    expect([page.rows.map(({ name }) => name), page.total]).toEqual([['Zoe'], 3])
  })
})

test('only administrators manage users (ADMIN-01)', () => {
  expect(adminRefusal(mario)).toMatchObject({ status: 403, message: 'Solo chi amministra può farlo' })
  expect(adminRefusal(ada)).toBeUndefined()
})

describe('an edited user (ADMIN-03)', () => {
  test('has a unique username', () => {
    expect(usernameRefusal('a b', undefined)).toMatchObject({ code: 'BAD_USERNAME' })
    expect(usernameRefusal('mario.rossi', mario)).toMatchObject({
      status: 409,
      message: 'Questo nome utente è già in uso',
    })
    expect(usernameRefusal('nuovo', undefined)).toBeUndefined()
  })

  test.each([
    [{ name: ' ' }, 'NAMES_REQUIRED'],
    [{ surname: '' }, 'NAMES_REQUIRED'],
    [{ email: 'no' }, 'BAD_EMAIL'],
    [{ rights: { roles: [], otherRoles: [] } }, 'ROLE_REQUIRED'],
    [{ password: 'corta', confirmation: 'corta' }, 'PASSWORD_TOO_SHORT'],
    [{ password: 'abbastanza', confirmation: 'altro' }, 'PASSWORDS_DIFFER'],
    [{ confirmation: 'abbastanza' }, 'PASSWORD_TOO_SHORT'],
    [{ email: '' }, undefined],
    [{ rights: { roles: [], otherRoles: ['ROLE_EDITOR'] } }, undefined],
    [{ password: 'abbastanza', confirmation: 'abbastanza' }, undefined],
  ])('with %j is refused for %s', (wrong, code) =>
    expect(recordRefusal({ name: 'Bea', surname: 'Riva', ...wrong })?.code).toBe(code),
  )

  test('keeps omitted fields, and an empty e-mail removes the old one', () => {
    expect(withRecord(mario, { name: 'Maria', surname: 'Rossi' })).toEqual({
      user: { ...mario.user, name: 'Maria' },
      profile: { ...mario.profile, name: 'Maria' },
      active: true,
    })
    expect(withRecord(mario, { name: 'Mario', surname: 'Rossi', email: '' }).user?.email).toBeUndefined()
    expect(withRecord(mario, { name: 'Maria' }).user).toMatchObject({ name: 'Maria', surname: 'Rossi' })
  })
})

describe('an administrator', () => {
  const kept = { active: true, roles: ['admin'] } as const
  test('cannot lock themselves out', () => {
    expect(selfRefusal(ada, ada, { ...kept, active: false })?.code).toBe('SELF_DEACTIVATION')
    expect(selfRefusal(ada, ada, { ...kept, roles: ['user'] })?.code).toBe('SELF_DEMOTION')
    expect(removalRefusal(ada, ada)?.code).toBe('SELF_DELETION')
  })

  test('can change their other fields, and every field of others', () => {
    expect(selfRefusal(ada, ada, kept)).toBeUndefined()
    expect(selfRefusal(ada, ada, { active: undefined, roles: undefined })).toBeUndefined()
    expect(selfRefusal(ada, mario, { active: false, roles: ['user'] })).toBeUndefined()
    expect(removalRefusal(ada, mario)).toBeUndefined()
  })
})

describe('the generated people', () => {
  const { people, occupations } = seededUsers(1)
  test('are the same from the same seed, and differ with another', () => {
    expect(seededUsers(1)).toEqual({ people, occupations })
    expect(seededUsers(2).people).not.toEqual(people)
  })

  test('fill three pages with those of the demo, each with a unique id and username', () => {
    const everyone = [...seededPeople(), ...people]
    expect(Math.ceil(everyone.length / 50)).toBe(3)
    expect(new Set(everyone.map(({ id }) => id)).size).toBe(everyone.length)
    expect(new Set(everyone.map(({ user: { username } }) => username)).size).toBe(everyone.length)
    expect(people.every(({ user: { username } }) => usernameRefusal(username, undefined) === undefined)).toBe(true)
  })
})

import { describe, expect, test } from 'vitest'
import { isEmail } from '#domain/identity/email.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Origin } from '#domain/origin.ts'
import { chosenRoles, draftOfUser, isUntold, NEW_USER, type UserDraft, userProblems, withRole } from './user-draft.ts'
import { type ManagedUser, matchesFilter, workOf } from './managed-user.ts'
import { DEFAULT_USER_QUERY, filterOf, isFiltering, isSameArrangement, orderedBy } from './user-query.ts'

const bice: ManagedUser = {
  id: 7 as UserId,
  username: 'bice.riva',
  name: 'Bice',
  surname: 'Riva',
  email: undefined,
  roles: ['user'],
  otherRoles: ['ROLE_EDITOR'],
  active: false,
  image: undefined,
  country: 'Italia',
  jobs: [
    { employment: 'Vigile', activity: { name: 'Comune', country: 'Varese' } },
    { employment: undefined, activity: { name: 'Teatro', country: undefined } },
  ],
}

describe('the filter (ADMIN-02)', () => {
  test.each([
    ['', ''],
    ['ro', ''],
    [' ro ', ''],
    ['ros', 'ros'],
    ['  rossi ', 'rossi'],
    ['😀😀', ''],
  ])('"%s" filters by "%s"', (typed, text) => expect(filterOf(typed)).toBe(text))

  test.each(['bice ri', 'ITALIA', 'vigile', 'comune', 'VARESE', 'teatro'])('"%s" finds her', (text) =>
    expect(matchesFilter(bice, text)).toBe(true),
  )
  test('a job without a place of work is searched too', () =>
    expect(matchesFilter({ ...bice, jobs: [{ employment: 'Vigile', activity: undefined }] }, 'comune')).toBe(false))

  test.each(['riva bice', 'bice.riva', 'editor'])('"%s" does not', (text) =>
    expect(matchesFilter(bice, text)).toBe(false),
  )
})

describe('the order', () => {
  test('starts ascending, and reverses when chosen again', () => {
    const byEmail = orderedBy(DEFAULT_USER_QUERY, 'email')
    expect(byEmail).toEqual({ ...DEFAULT_USER_QUERY, sortBy: 'email', descending: false })
    expect(orderedBy(byEmail, 'email').descending).toBe(true)
    expect(orderedBy(orderedBy(byEmail, 'email'), 'name')).toEqual(DEFAULT_USER_QUERY)
  })
})

const OTHERWISE = [
  [{ sortBy: 'email' }, false],
  [{ descending: true }, false],
  [{ role: 'user' }, true],
  [{ active: true }, true],
  [{ active: false }, true],
] as const

test.each(OTHERWISE)('a list arranged by %j is another one; filtered: %s', (other, isFiltered) => {
  const query = { ...DEFAULT_USER_QUERY, ...other }
  expect(isSameArrangement(query, { ...query })).toBe(true)
  expect(isSameArrangement(DEFAULT_USER_QUERY, query)).toBe(false)
  expect(isFiltering(query)).toBe(isFiltered)
})

test('a text filters, and makes no other arrangement', () => {
  const query = { ...DEFAULT_USER_QUERY, text: 'riva' }
  expect([isFiltering(query), isSameArrangement(query, DEFAULT_USER_QUERY)]).toEqual([true, true])
})

test("a user's row shows the first job only", () => {
  expect(workOf(bice)).toBe('Vigile · Comune · Varese')
  expect(workOf({ jobs: [] })).toBe('')
  expect(workOf({ jobs: [{ employment: 'Vigile', activity: undefined }] })).toBe('Vigile')
})

describe('a draft (ADMIN-03)', () => {
  const sound = { ...NEW_USER, username: 'bice.riva', name: 'Bice', surname: 'Riva' }
  test('of a new user is active, with the role of a citizen', () => {
    expect(NEW_USER).toMatchObject({ id: undefined, active: true, roles: ['user'], password: '' })
    expect(userProblems(NEW_USER)).toEqual({ username: 'missing', name: 'missing', surname: 'missing' })
    expect(userProblems(sound)).toEqual({})
  })

  test('of a user has their data, and no password', () => {
    const { email: _, image: __, country: ___, jobs: ____, ...kept } = bice
    const given = { name: 'Bice', surname: 'Riva', email: '', hasNoRoles: false }
    expect(draftOfUser(bice)).toEqual({ ...kept, email: '', password: '', confirmation: '', given })
    expect(userProblems({ ...draftOfUser(bice), username: '' })).toEqual({})
  })

  test('of a user goes back with what the server has beside the known fields (fault 55)', () => {
    const origin = { utente: 'bice.riva', matricola: 12 } as unknown as Origin
    expect(draftOfUser({ ...bice, origin })).toEqual({ ...draftOfUser(bice), origin })
  })

  test.each([
    [{ username: 'a b' }, {}],
    [{ username: 'bice@comune.example' }, {}],
    [
      { username: ' ', name: ' ' },
      { username: 'missing', name: 'missing' },
    ],
    [{ email: 'bice' }, { email: 'badEmail' }],
    [{ roles: [] }, { roles: 'noRole' }],
    [{ roles: [], otherRoles: ['ROLE_EDITOR'] }, {}],
    [{ password: 'corta', confirmation: 'corta' }, { password: 'short' }],
    [{ password: 'abbastanza' }, { confirmation: 'different' }],
    [{ confirmation: 'abbastanza' }, { password: 'missing' }],
    [{ password: 'abbastanza', confirmation: 'abbastanza' }, {}],
  ])('with %j is wrong in %j', (written, problems) => expect(userProblems({ ...sound, ...written })).toEqual(problems))

  test('of a user says what could not be read of them, and asks for no roles that are not known (fault 55)', () => {
    const draft = draftOfUser({ ...bice, roles: [], otherRoles: [], unreadable: ['rights', 'email'] })
    expect([draft.unreadable, userProblems(draft)]).toEqual([['rights', 'email'], {}])
    const chosen = { ...draft, ...chosenRoles(draft, 'admin') }
    expect([chosen.roles, chosen.unreadable]).toEqual([['admin'], ['email']])
    expect(userProblems({ ...chosen, ...chosenRoles(chosen, 'admin') })).toEqual({ roles: 'noRole' })
    expect(chosenRoles(draftOfUser({ ...bice, roles: ['user'] }), 'admin')).toEqual({ roles: ['user', 'admin'] })
  })

  test.each<readonly [Partial<ManagedUser>, Partial<UserDraft>, object]>([
    [{ surname: '' }, {}, {}],
    [{ surname: ' ' }, { surname: '' }, {}],
    [{ surname: '', unreadable: ['surname'] }, {}, {}],
    [{ name: '', surname: '' }, { surname: 'Riva' }, {}],
    [{ email: 'bice presso esempio' }, {}, {}],
    [{ email: 'bice presso esempio' }, { email: '' }, {}],
    [{ email: 'bice presso esempio' }, { email: 'bice presso comune' }, { email: 'badEmail' }],
    [{ email: undefined }, { email: 'bice@' }, { email: 'badEmail' }],
    [{ roles: [], otherRoles: [] }, {}, {}],
    [{}, { name: '', surname: ' ' }, { name: 'missing', surname: 'missing' }],
    [{ surname: '' }, { name: '' }, { name: 'missing' }],
    [{}, { roles: [], otherRoles: [] }, { roles: 'noRole' }],
  ])(
    'of a user who came with %j, and has %j by then, is wrong in %j: they can be switched off',
    (came, written, problems) =>
      expect(userProblems({ ...draftOfUser({ ...bice, ...came }), active: false, ...written })).toEqual(problems),
  )

  test('leaves alone what the server does not tell, until it is written (fault 55)', () => {
    const draft = draftOfUser({ ...bice, surname: '', roles: [], otherRoles: [] })
    const untold = (written: Partial<UserDraft>) =>
      (['name', 'surname', 'email', 'rights'] as const).filter((field) => isUntold({ ...draft, ...written }, field))
    expect(untold({})).toEqual(['surname', 'email', 'rights'])
    expect(untold({ surname: 'Riva', email: 'b@c.it', roles: ['user'], name: '' })).toEqual([])
    expect(isUntold(NEW_USER, 'surname')).toBe(false)
  })

  test('gains and loses roles', () => {
    expect(withRole(['user'], 'admin')).toEqual(['user', 'admin'])
    expect(withRole(['user', 'admin'], 'user')).toEqual(['admin'])
  })
})

test.each([
  ['bice@example.it', true],
  [' bice@posta.comune.it ', true],
  ['bice', false],
  ['bice@comune', false],
  ['@example.it', false],
  ['b ice@example.it', false],
  ['bice@example.it, x', false],
])('"%s" may be an address: %s', (text, may) => expect(isEmail(text)).toBe(may))

import { describe, expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import { chosenRoles, draftOfUser, NEW_USER } from '#domain/users/user-draft.ts'
import { DEFAULT_USER_QUERY, EVERY_USER } from '#domain/users/user-query.ts'
import { createHttpUsers } from './HttpUsers.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { type SeenRequest, refusal } from './testing/fake-server.ts'

const manager = (answer: (asked: SeenRequest) => Response) => {
  const tab = tabBefore(answer)
  return { ...tab, users: createHttpUsers(tab.client) }
}
const ID = 7 as UserId
const ROW = {
  id: '7',
  username: 'bice.riva',
  name: 'Bice',
  surname: 'Riva',
  email: null,
  roles: ['ROLE_EDITOR', 'ROLE_ADMIN'],
  active: 'N',
  country: 'Italia',
  userJobs: [{ workEmployment: 'Vigile', activity: { name: 'Comune', country: { name: 'Varese' } } }],
}
const BICE = {
  id: 7,
  username: 'bice.riva',
  name: 'Bice',
  surname: 'Riva',
  email: undefined,
  image: undefined,
  roles: ['admin'],
  otherRoles: ['ROLE_EDITOR'],
  active: false,
  country: 'Italia',
  jobs: [{ employment: 'Vigile', activity: { name: 'Comune', country: 'Varese' } }],
}

describe('a page of users', () => {
  test('is requested by filter, order and page, with fifty rows (ADMIN-02)', async () => {
    const { query: sent, users } = manager(() => Response.json({ data: { data: [ROW], totalRows: 51 } }))
    const query = { ...EVERY_USER, text: 'riva', sortBy: 'email', descending: true } as const
    expect(successOf(await users.page(query, 2)())).toEqual({ rows: [BICE], total: 51, leftOut: 0 })
    expect(sent()).toEqual([
      '/api/users',
      { filters: '{"text":"riva"}', sortBy: 'email', descending: '1', page: '2', rowsPerPage: '50' },
    ])
  })

  test('is requested without a filter where there is none', async () => {
    const { query, users } = manager(() => Response.json({ data: { data: null } }))
    expect(successOf(await users.page(DEFAULT_USER_QUERY, 1)())).toEqual({ rows: [], total: undefined, leftOut: 0 })
    expect(query()[1]).toMatchObject({ filters: '{}', descending: '0' })
  })
})

describe('users of one role or state (ADMIN-02)', () => {
  const rows = [
    ROW,
    { ...ROW, id: 8, roles: ['ROLE_USER'], active: 'Y' },
    { ...ROW, id: 9, roles: [{ granted: true }], active: 'forse' },
    { ...ROW, id: 10, roles: undefined, active: undefined },
  ]

  test.each([
    [{ role: 'admin' }, { roles: 'ROLE_ADMIN' }, [7, 9]],
    [{ role: 'user' }, { roles: 'ROLE_USER' }, [8, 9, 10]],
    [{ active: false }, { active: 'N' }, [7, 9, 10]],
    [{ role: 'user', active: true }, { roles: 'ROLE_USER', active: 'Y' }, [8, 9, 10]],
  ] as const)(
    'are asked for, and kept where a server gives others: %j; what is not told leaves nobody out (fault 55)',
    async (filter, sent, ids) => {
      const { query, users } = manager(() => Response.json({ data: { data: rows, totalRows: 4 } }))
      const page = successOf(await users.page({ ...DEFAULT_USER_QUERY, ...filter }, 1)())
      expect([page.rows.map(({ id }) => id), page.unasked]).toEqual([ids, rows.length - ids.length])
      expect(JSON.parse(query()[1]['filters'] ?? '')).toEqual(sent)
    },
  )
})

test('one user is read by id, with or without jobs (CALL-01)', async () => {
  const { userJobs: _, ...idle } = ROW
  const { asked, users } = manager(() => Response.json({ data: idle }))
  expect(successOf(await users.one(ID)())).toEqual({ ...BICE, jobs: [] })
  expect(asked()).toEqual([['GET', '/api/app/users/7', undefined]])
})

describe('an edited user (ADMIN-03)', () => {
  const draft = { ...NEW_USER, username: ' bice.riva ', name: ' Bice', surname: 'Riva ', otherRoles: ['ROLE_EDITOR'] }
  const record = {
    username: 'bice.riva',
    name: 'Bice',
    surname: 'Riva',
    email: '',
    roles: ['ROLE_USER', 'ROLE_EDITOR'],
    active: 'Y',
  }

  test('is created without a password when none was typed', async () => {
    const { asked, users } = manager(() => Response.json({ message: 'Fatto' }))
    expect(successOf(await users.save({ ...draft, confirmation: 'x' })())).toBe('Fatto')
    expect(asked()).toEqual([['POST', '/api/users', record]])
  })

  test('is updated by id, with the password when one was typed', async () => {
    const { asked, users } = manager(() => Response.json({}))
    const words = { password: 'Varese2027!', confirmation: 'Varese2027!' }
    expect(successOf(await users.save({ ...draft, ...words, id: ID })())).toBeUndefined()
    const changed = { ...record, password: words.password, confirmPassword: words.password }
    expect(asked()).toEqual([['PUT', '/api/users/7', changed]])
  })

  test.each([undefined, null, '', 'forse', 2])(
    'of whom nobody says whether they are active (%j) stays as they are (fault 55)',
    async (active) => {
      const { server, users } = manager(() => Response.json({ data: { ...ROW, active }, message: 'Fatto' }))
      const bice = successOf(await users.one(ID)())
      expect(bice.active).toBeUndefined()
      await users.save({ ...draftOfUser(bice), name: 'Beatrice' })()
      const sent: unknown = server.asked.at(-1)?.body
      expect(sent).toMatchObject({ name: 'Beatrice' })
      expect((sent as Record<string, unknown>)['active']).not.toBe('Y')
      await users.save({ ...draftOfUser(bice), active: false })()
      expect(server.asked.at(-1)?.body).toMatchObject({ active: 'N' })
    },
  )

  test.each([7, true, { livello: 3 }, [{ id: 9, etichetta: 'Redazione' }], ['ROLE_ADMIN', { id: 9 }]])(
    'whose roles cannot be read (%j) keeps them as they came, until others are chosen (fault 55)',
    async (roles) => {
      const { server, users } = manager(() => Response.json({ data: { ...ROW, roles }, message: 'Fatto' }))
      const bice = successOf(await users.one(ID)())
      expect([bice.otherRoles, bice.unreadable]).toEqual([[], ['rights']])
      await users.save({ ...draftOfUser(bice), name: 'Beatrice' })()
      expect(server.asked.at(-1)?.body).toMatchObject({ name: 'Beatrice', roles })
      const draft = draftOfUser({ ...bice, roles: [] })
      await users.save({ ...draft, ...chosenRoles(draft, 'user') })()
      expect(server.asked.at(-1)?.body).toMatchObject({ roles: ['ROLE_USER'] })
    },
  )

  test('whose roles are none is an ordinary one (AUTH-14)', async () => {
    const { users } = manager(() => Response.json({ data: { ...ROW, roles: undefined } }))
    const bice = successOf(await users.one(ID)())
    expect([bice.roles, bice.otherRoles, bice.unreadable]).toEqual([['user'], [], undefined])
  })

  test.each([{ privata: 'bice@example.it' }, [{ tipo: 'casa' }]])(
    'whose e-mail address cannot be read (%j) keeps it as it came, until another is typed (fault 55)',
    async (email) => {
      const { server, users } = manager(() => Response.json({ data: { ...ROW, email }, message: 'Fatto' }))
      const bice = successOf(await users.one(ID)())
      expect([bice.email, bice.unreadable]).toEqual([undefined, ['email']])
      await users.save(draftOfUser(bice))()
      expect(server.asked.at(-1)?.body).toMatchObject({ email })
      await users.save({ ...draftOfUser(bice), email: 'bice@comune.it' })()
      expect(server.asked.at(-1)?.body).toMatchObject({ email: 'bice@comune.it' })
    },
  )

  test.each<readonly [object, readonly string[]]>([
    [{ surname: undefined }, ['surname', 'email']],
    [{ surname: '', email: 'bice presso esempio' }, ['surname']],
    [{ name: null, email: 'bice@example.it', roles: [] }, ['name', 'roles']],
  ])('who came with %j is switched off without a word about %j (fault 55)', async (came, silent) => {
    const { server, users } = manager(() => Response.json({ data: { ...ROW, ...came, active: 'Y' }, message: 'Fatto' }))
    const read = successOf(await users.one(ID)())
    await users.save({ ...draftOfUser(read), active: false })()
    const sent = server.asked.at(-1)?.body as Readonly<Record<string, unknown>>
    expect(sent).toMatchObject({ active: 'N', username: 'bice.riva' })
    const names = ['name', 'surname', 'email', 'roles']
    expect(names.filter((name) => sent[name] === undefined)).toEqual(silent)
  })

  test('whose surname cannot be read keeps it as it came, until another is typed (fault 55)', async () => {
    const surname = { da: 'nubile' }
    const { server, users } = manager(() => Response.json({ data: { ...ROW, surname }, message: 'Fatto' }))
    const draft = draftOfUser(successOf(await users.one(ID)()))
    await users.save({ ...draft, active: false })()
    expect(server.asked.at(-1)?.body).toMatchObject({ surname, active: 'N' })
    await users.save({ ...draft, surname: ' Galli ' })()
    expect(server.asked.at(-1)?.body).toMatchObject({ surname: 'Galli' })
  })

  test.each([undefined, ID])('that is refused (%s) is reported to the form', async (id) => {
    const { users, failures } = manager(() => refusal(409, 'Questo nome utente è già in uso', 'USERNAME_TAKEN'))
    expect(failureOf(await users.save({ ...draft, id })())).toEqual({
      _tag: 'Refused',
      status: 409,
      message: 'Questo nome utente è già in uso',
      code: 'USERNAME_TAKEN',
    })
    expect(failures).toEqual([])
  })
})

test('a user is deleted by id (ADMIN-04)', async () => {
  const { asked, users } = manager(() => Response.json({ message: 'Utente eliminato' }))
  expect(successOf(await users.remove(ID)())).toBe('Utente eliminato')
  expect(asked()).toEqual([['DELETE', '/api/users/7', undefined]])
})

test.each([
  ['roles', undefined],
  ['ruoli', ID],
])('What the server says of the roles of a user is said of them in the form: %s (fault 55)', async (name, id) => {
  const errors = { [name]: ['Ruolo non ammesso'], email: ['Casella piena'] }
  const { users } = manager(() => Response.json({ message: 'Controlla i dati', errors }, { status: 422 }))
  expect(failureOf(await users.save({ ...NEW_USER, id, username: 'bice' })())).toMatchObject({
    fields: { roles: 'Ruolo non ammesso', email: 'Casella piena' },
  })
})

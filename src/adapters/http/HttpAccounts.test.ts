import { describe, expect, test } from 'vitest'
import type { Device } from '#application/ports/device.ts'
import type { ChatId } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import { account } from './contract/account.ts'
import { createHttpAccounts } from './HttpAccounts.ts'
import { PHONE, PHONE_ON_THE_WIRE } from './testing/device-info.ts'
import { failureOf, fakeDevice, successOf } from './testing/fake-device.ts'
import { type SeenRequest, deferred, fakeServer, never, refusal, settle } from './testing/fake-server.ts'

const CODE = PHONE.registrationCode
const device: Device = {
  registrationCode: () => CODE,
  read: () => Promise.resolve(PHONE),
  privacyChoice: () => undefined,
  rememberPrivacy: () => {},
}
const CREDENTIALS = { username: 'mario.rossi', password: 'Piazza2026!' }
const TOKENS = { token: 'mario', refreshToken: 'mario refresh' }

const citizen = (answer: (asked: SeenRequest) => Response | Promise<Response>, shared = fakeDevice()) => {
  const server = fakeServer(answer)
  const tab = shared.tab(server)
  return { ...tab, server, shared, accounts: createHttpAccounts({ client: tab.client, vault: tab.sessions, device }) }
}

const statusOf = (answer: () => Response) => citizen(answer).accounts.status('mario.rossi')()

describe('the status of a username (AUTH-05)', () => {
  const NOTHING = { found: false, migrated: true, mustChangePassword: false }

  test('is read as flags, in any envelope', async () => {
    const wire = { found: 'Y', migration: 'N', forceChangePassword: 1 }
    const status = { found: true, migrated: false, mustChangePassword: true }
    for (const json of [{ data: wire }, wire, { data: { data: wire } }, [wire]])
      expect(successOf(await statusOf(() => Response.json(json)))).toEqual(status)
  })

  test.each([
    ['nulls', () => Response.json({ data: { found: null, migration: null, forceChangePassword: null } })],
    ['nothing of it', () => Response.json({ data: {} })],
    ['null', () => Response.json({ data: null })],
    ['an empty list', () => Response.json([])],
    ['no body', () => new Response(null, { status: 204 })],
    ['404', () => refusal(404, 'Utente non trovato')],
    ['400', () => refusal(400)],
    ['410', () => refusal(410)],
    ['422', () => refusal(422, 'Utente non valido')],
    ['a text', () => Response.json('boh')],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  ])('stands in nobody’s way where the server answers %s', async (_, answer) =>
    expect(successOf(await statusOf(answer))).toEqual(NOTHING),
  )

  test('with one field only has defaults for the others', async () =>
    expect(successOf(await statusOf(() => Response.json({ data: { found: 1, migration: 'boh' } })))).toEqual({
      ...NOTHING,
      found: true,
    }))

  test.each([429, 500, 503])('fails where the server answers %i', async (status) =>
    expect(failureOf(await statusOf(() => refusal(status)))).toMatchObject({ _tag: 'Refused', status }),
  )

  test('fails where the server is unreachable', async () =>
    expect(
      failureOf(await citizen(() => Promise.reject(new TypeError('Failed to fetch'))).accounts.status('x')()),
    ).toEqual({ _tag: 'Unreachable' }))
})

describe('signing in', () => {
  test.each([
    { token: 'mario', refresh_token: 'mario refresh' },
    { data: { token: 'mario', refresh_token: 'mario refresh' } },
    { token: 'mario', refresh_token: 'mario refresh', data: { username: 'mario.rossi', roles: ['ROLE_USER'] } },
  ])('reads the tokens with or without an envelope (%j)', async (body) => {
    const { accounts, sessions } = citizen(() => Response.json(body))
    successOf(await accounts.signIn(CREDENTIALS)())
    expect(sessions.current()).toMatchObject(TOKENS)
  })

  test.each([{ token: 'mario' }, { token: 'mario', refresh_token: null }, { token: 'mario', refresh_token: '' }])(
    'without a refresh token (%j) is signed in',
    async (body) => {
      const { accounts, sessions } = citizen(() => Response.json(body))
      successOf(await accounts.signIn(CREDENTIALS)())
      expect(sessions.current()).toMatchObject({ token: 'mario', refreshToken: undefined })
    },
  )

  test.each([{}, { token: '' }, { data: { refresh_token: 'x' } }, null])(
    'without a token (%j) is none',
    async (body) => {
      const { accounts, sessions } = citizen(() => Response.json(body))
      expect(failureOf(await accounts.signIn(CREDENTIALS)())).toMatchObject({ _tag: 'Undecodable' })
      expect(sessions.isOpen()).toBe(false)
    },
  )

  test('stores the tokens, for this tab and the others (AUTH-05)', async () => {
    const { accounts, sessions, shared, server } = citizen(() =>
      Response.json({ token: 'mario', refresh_token: 'mario refresh' }),
    )
    const other = shared.tab(server)
    successOf(await accounts.signIn(CREDENTIALS)())
    expect(sessions.current()).toMatchObject(TOKENS)
    expect(other.news).toEqual([{ type: 'session.replaced' }])
  })

  test.each([400, 401, 403])("with wrong credentials (%i) passes the server's message on (AUTH-06)", async (status) => {
    const { accounts, sessions } = citizen(() => refusal(status, 'Password errata'))
    expect(failureOf(await accounts.signIn(CREDENTIALS)())).toEqual({
      _tag: 'CredentialsRefused',
      message: 'Password errata',
    })
    expect(sessions.isOpen()).toBe(false)
  })

  test.each([
    refusal(401, 'Utente non attivo'),
    refusal(403, undefined, 'ACCOUNT_INACTIVE'),
    refusal(423, 'utente NON attivo '),
  ])('to a disabled account says so (AUTH-07)', async (response) => {
    const { accounts } = citizen(() => response)
    expect(failureOf(await accounts.signIn(CREDENTIALS)())).toEqual({ _tag: 'AccountInactive' })
  })

  test('on a failing server is no failure of the credentials', async () => {
    const { accounts } = citizen(() => refusal(503))
    expect(failureOf(await accounts.signIn(CREDENTIALS)())).toEqual({
      _tag: 'Refused',
      status: 503,
      message: undefined,
    })
  })
})

describe('the stored session at a reload', () => {
  test.each([400, 403])(
    'that the server refuses with %i is over, and nobody is signed out over there (AUTH-10)',
    async (status) => {
      const { accounts, sessions, news, server } = citizen(() => refusal(status, 'Utente sospeso'))
      sessions.open(TOKENS)
      expect(failureOf(await accounts.currentUser()())).toEqual({ _tag: 'SessionRefused', message: 'Utente sospeso' })
      expect(sessions.isOpen()).toBe(false)
      expect(news).toEqual([{ type: 'session.refused', message: 'Utente sospeso' }])
      expect(server.asked).toHaveLength(1)
    },
  )

  test('that gets a 401 goes through the token refresh, and ends when that is refused (AUTH-10)', async () => {
    const { accounts, sessions, news, server } = citizen(() => refusal(401, 'Sessione scaduta'))
    sessions.open(TOKENS)
    expect(failureOf(await accounts.currentUser()())).toEqual({ _tag: 'SessionRefused', message: undefined })
    expect(news).toEqual([{ type: 'session.refused', message: 'Sessione scaduta' }])
    expect(server.asked.map(({ path }) => path)).toEqual([account.me.path, account.refresh.path])
  })

  test.each([500, 404])('is kept when the answer is %i (AUTH-10)', async (status) => {
    const { accounts, sessions, news } = citizen(() => refusal(status))
    sessions.open(TOKENS)
    expect(failureOf(await accounts.currentUser()())._tag).not.toBe('SessionRefused')
    expect(sessions.isOpen()).toBe(true)
    expect(news).toEqual([])
  })

  test('returns the citizen', async () => {
    const person = { id: '7', username: 'mario.rossi', name: 'Mario', surname: 'Rossi', roles: ['ROLE_USER', 'ROLE_X'] }
    const { accounts, sessions } = citizen(() => Response.json({ data: person }))
    sessions.open(TOKENS)
    expect(successOf(await accounts.currentUser()())).toMatchObject({ id: 7, name: 'Mario', roles: ['user'] })
  })
})

describe('signing out', () => {
  test("ends the session here before the server answers, and sends this device's code with the old token (AUTH-11)", async () => {
    const { accounts, sessions, drafts, shared, server } = citizen(never)
    sessions.open(TOKENS)
    drafts.message.keep({ chat: 5 as ChatId, owner: 7 as UserId }, 'una bozza')
    void accounts.signOut()()
    expect(sessions.isOpen()).toBe(false)
    // The mark by which other tabs tell a sign-out from a lost session is all that stays; it names nobody.
    expect(Array.from({ length: shared.shared.length }, (_, at) => shared.shared.key(at))).toEqual([
      'piazza.device.signedOut',
    ])
    await settle()
    expect(server.asked[0]).toMatchObject({
      method: 'PUT',
      path: account.signOut.path,
      token: 'mario',
      body: { registrationCode: CODE },
    })
  })

  test('stays done when the server fails (fault 12)', async () => {
    const { accounts, sessions, news } = citizen(() => refusal(500))
    sessions.open(TOKENS)
    expect(failureOf(await accounts.signOut()())).toMatchObject({ _tag: 'Refused', status: 500 })
    expect(sessions.isOpen()).toBe(false)
    expect(news).toEqual([])
  })

  test('with an expired token causes no refresh and no message (fault 12)', async () => {
    const { accounts, sessions, news, failures, server } = citizen(() => refusal(401))
    sessions.open(TOKENS)
    expect(failureOf(await accounts.signOut()())).toEqual({ _tag: 'SignedOut', isUndone: true })
    expect(server.asked).toHaveLength(1)
    expect([...news, ...failures]).toEqual([])
  })

  test('aborts the other running requests, but not its own (fault 11)', async () => {
    const farewell = deferred<Response>()
    const { accounts, sessions } = citizen(({ path }) => (path === account.signOut.path ? farewell.promise : never()))
    sessions.open(TOKENS)
    const late = accounts.currentUser()()
    const out = accounts.signOut()()
    expect(failureOf(await late)).toEqual({ _tag: 'Aborted', isUndone: true })
    farewell.resolve(Response.json({}))
    successOf(await out)
  })

  test('without a session sends no request', async () => {
    const { accounts, server } = citizen(never)
    successOf(await accounts.signOut()())
    expect(server.asked).toEqual([])
  })
})

describe('the device', () => {
  const WIRE = { ...PHONE_ON_THE_WIRE, privacy: 'N', profile: 'piazza', active: 'Y' }

  test('is registered with the username before a sign-in, and without it afterwards (AUTH-13)', async () => {
    const { accounts, server } = citizen(() => Response.json({}))
    successOf(await accounts.announceDevice('mario.rossi')())
    successOf(await accounts.announceDevice(undefined)())
    expect(server.asked.map(({ path, body }) => [path, body])).toEqual([
      [`/app/userregistrationcode/save/mario.rossi/${CODE}`, WIRE],
      [`/api/app/userregistrationcode/save/${CODE}`, WIRE],
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { account } from '../contract/account.ts'
import { directory } from '../contract/directory.ts'
import { notices } from '../contract/notices.ts'
import { failureOf, fakeDevice, successOf } from '../testing/fake-device.ts'
import { deferred, fakeServer, never, refusal, settle } from '../testing/fake-server.ts'

const REFRESH = account.refresh.path
const MARIO = { token: 'mario', refreshToken: 'mario refresh' }
const ANNA = { token: 'anna', refreshToken: 'anna refresh' }
type Tab = ReturnType<ReturnType<typeof fakeDevice>['tab']>
const tag = () => Response.json({ data: { id: 1, name: 'Viabilità' } })
const asked = { params: { id: 1 } } as const

describe('signing out', () => {
  test('during a refresh does not store the late tokens (fault 10)', async () => {
    const answer = deferred<Response>()
    const server = fakeServer(({ path }) => (path === REFRESH ? answer.promise : refusal(401)))
    const device = fakeDevice()
    const { client, sessions, news } = device.tab(server)
    sessions.open(MARIO)
    const outcome = client(notices.tag, asked)()
    await settle()
    expect(server.times(REFRESH)).toBe(1)
    sessions.forget('signedOut')
    answer.resolve(Response.json({ token: 'late', refresh_token: 'late' }))
    expect(failureOf(await outcome)).toEqual({ _tag: 'Aborted', isUndone: true })
    await settle()
    expect(device.shared.getItem('piazza.user.session')).toBeNull()
    expect(news).toEqual([])
  })

  test('in another tab during a refresh does not store the late tokens either (fault 10)', async () => {
    const answer = deferred<Response>()
    const server = fakeServer(({ path }) => (path === REFRESH ? answer.promise : refusal(401)))
    const device = fakeDevice({ prompt: false })
    const here = device.tab(server)
    here.sessions.open(MARIO)
    const there = device.tab(server)
    const outcome = here.client(notices.tag, asked)()
    await settle()
    there.sessions.forget('signedOut')
    answer.resolve(Response.json({ token: 'late', refresh_token: 'late' }))
    expect(failureOf(await outcome)).toEqual({ _tag: 'Aborted', isUndone: true })
    expect(device.shared.getItem('piazza.user.session')).toBeNull()
    expect(here.news).toEqual([{ type: 'session.ended', why: 'signedOut' }])
  })

  test('aborts the running requests at once (fault 11)', async () => {
    const server = fakeServer(never)
    const { client, sessions, counts, failures } = fakeDevice().tab(server)
    sessions.open(MARIO)
    const outcomes = [client(notices.tag, asked)(), client(notices.tag, asked)()]
    await settle()
    sessions.forget('signedOut')
    expect((await Promise.all(outcomes)).map(failureOf)).toEqual([{ _tag: 'Aborted' }, { _tag: 'Aborted' }])
    expect(server.asked.every(({ init }) => init.signal?.aborted)).toBe(true)
    expect(counts.at(-1)).toBe(0)
    expect(failures).toEqual([])
  })

  test.each([
    ['an answer', tag, { _tag: 'Aborted' }],
    ['a refusal of its token', () => refusal(401), { _tag: 'Aborted', isUndone: true }],
  ])('in another tab drops %s that arrives before the storage event (fault 11)', async (_, said, failure) => {
    const answer = deferred<Response>()
    const server = fakeServer(() => answer.promise)
    const device = fakeDevice({ prompt: false })
    const here = device.tab(server)
    here.sessions.open(MARIO)
    const there = device.tab(server)
    const outcome = here.client(notices.tag, asked)()
    await settle()
    there.sessions.forget('signedOut')
    answer.resolve(said())
    expect(failureOf(await outcome)).toEqual(failure)
  })
})

test('A request of a session that just ended in another tab is not sent anonymously (fault 14)', async () => {
  const server = fakeServer(tag)
  const device = fakeDevice({ prompt: false })
  const here = device.tab(server)
  here.sessions.open(MARIO)
  device.tab(server).sessions.forget('signedOut')
  expect(failureOf(await here.client(notices.tag, asked)())).toEqual({ _tag: 'Aborted', isUndone: true })
  expect(server.asked).toEqual([])
  expect(here.news).toEqual([{ type: 'session.ended', why: 'signedOut' }])
})

describe('a session that ends in one tab', () => {
  test.each([
    ['at a refusal', 'lost', (tab: Tab) => tab.sessions.refuse(tab.sessions.current()?.id ?? '', 'Token scaduto')],
    ['at a reload that is refused', 'lost', (tab: Tab) => tab.sessions.forget('lost')],
    ['because its data were cleared', 'lost', (tab: Tab) => tab.storage.remove('user.session')],
    ['by a sign-out', 'signedOut', (tab: Tab) => tab.sessions.forget('signedOut')],
  ] as const)('%s is %s in the other, and says nothing of the session before it (AUTH-18)', (_, why, end) => {
    const device = fakeDevice()
    const here = device.tab(fakeServer(never))
    here.sessions.open(ANNA)
    here.sessions.forget('signedOut')
    here.sessions.open(MARIO)
    const there = device.tab(fakeServer(never))
    end(here)
    expect(there.news).toEqual([{ type: 'session.ended', why }])
  })

  test('is signed out in the other that finds it missing before it hears of it (AUTH-18)', () => {
    const device = fakeDevice({ prompt: false })
    const here = device.tab(fakeServer(never))
    here.sessions.open(MARIO)
    const there = device.tab(fakeServer(never))
    here.sessions.forget('signedOut')
    expect(there.sessions.isOpen()).toBe(false)
    device.deliver()
    expect(there.news).toEqual([{ type: 'session.ended', why: 'signedOut' }])
  })
})

describe('another citizen signing in', () => {
  test('in tab A makes tab B follow and aborts the requests of B (fault 13)', async () => {
    const server = fakeServer(never)
    const device = fakeDevice()
    const a = device.tab(server)
    a.sessions.open(MARIO)
    const b = device.tab(server)
    const stale = b.client(account.me, {})()
    await settle()
    a.sessions.forget('signedOut')
    a.sessions.open(ANNA)
    expect(failureOf(await stale)).toEqual({ _tag: 'Aborted' })
    expect(b.news).toEqual([{ type: 'session.ended', why: 'signedOut' }, { type: 'session.replaced' }])
    expect(b.sessions.current()?.token).toBe('anna')
  })

  test('never resends a request of the previous citizen with the new token (fault 14)', async () => {
    const answer = deferred<Response>()
    const server = fakeServer(({ token }) => (token === 'mario' ? answer.promise : tag()))
    const { client, sessions } = fakeDevice().tab(server)
    sessions.open(MARIO)
    const outcome = client(notices.tag, asked)()
    await settle()
    sessions.open(ANNA)
    answer.resolve(refusal(401))
    expect(failureOf(await outcome)).toEqual({ _tag: 'Aborted' })
    await settle()
    expect(server.asked.map(({ token }) => token)).toEqual(['mario'])
  })

  test('is detected before a request is sent, even without a storage event (fault 14)', async () => {
    const server = fakeServer(tag)
    const device = fakeDevice({ prompt: false })
    const here = device.tab(server)
    here.sessions.open(MARIO)
    const there = device.tab(server)
    there.sessions.open(ANNA)
    expect(failureOf(await here.client(notices.tag, asked)())).toEqual({ _tag: 'Aborted', isUndone: true })
    expect(server.asked).toEqual([])
    expect(here.news).toEqual([{ type: 'session.replaced' }])
    successOf(await here.client(notices.tag, asked)())
    expect(server.asked.map(({ token }) => token)).toEqual(['anna'])
  })

  test('never resends an anonymous request with the new token (fault 14)', async () => {
    const answer = deferred<Response>()
    const server = fakeServer(() => answer.promise)
    const { client, sessions, news } = fakeDevice().tab(server)
    const outcome = client(notices.tag, asked)()
    await settle()
    sessions.open(ANNA)
    answer.resolve(refusal(401))
    expect(failureOf(await outcome)).toEqual({ _tag: 'Aborted', isUndone: true })
    expect(server.asked).toHaveLength(1)
    expect(news).toEqual([])
  })
})

describe('a 401 without a stored token', () => {
  test('invites to sign in: no refresh, no sign-out, no toast (fault 15)', async () => {
    const server = fakeServer(() => refusal(401, 'Non autorizzato'))
    const { client, news, failures } = fakeDevice().tab(server)
    expect(failureOf(await client(notices.tag, asked)())).toEqual({ _tag: 'SignedOut', isUndone: true })
    expect(news).toEqual([{ type: 'signIn.required' }])
    expect(failures).toEqual([])
    expect(server.asked).toHaveLength(1)
    expect(server.asked[0]?.token).toBeUndefined()
  })

  test('of a part of a page shows no invitation: the part asks in its own place (AUTH-16)', async () => {
    const server = fakeServer(() => refusal(401, 'Non autorizzato'))
    const { client, news, failures } = fakeDevice().tab(server)
    expect(failureOf(await client(directory.boards, { params: { id: 1 } })())).toEqual({
      _tag: 'SignedOut',
      isUndone: true,
    })
    expect([news, failures]).toEqual([[], []])
  })

  test('during a sign-in refuses the sign-in, with the message (AUTH-16)', async () => {
    const server = fakeServer(({ path }) => (path === account.signIn.path ? never() : refusal(401, 'Accesso negato')))
    const { client, news } = fakeDevice().tab(server)
    const leaving = new AbortController()
    const signIn = client(
      account.signIn,
      { body: { username: 'mario.rossi', password: 'x' } },
      { signal: leaving.signal },
    )()
    await client(notices.tag, asked)()
    expect(news).toEqual([{ type: 'session.refused', message: 'Accesso negato' }])
    leaving.abort()
    await signIn
    await client(notices.tag, asked)()
    expect(news.at(-1)).toEqual({ type: 'signIn.required' })
  })

  test('of the sign-in itself is reported to its caller only', async () => {
    const server = fakeServer(() => refusal(401, 'Credenziali errate'))
    const { client, news, failures } = fakeDevice().tab(server)
    const outcome = await client(account.signIn, { body: { username: 'mario.rossi', password: 'x' } })()
    expect(failureOf(outcome)).toEqual({ _tag: 'Refused', status: 401, message: 'Credenziali errate' })
    expect([...news, ...failures]).toEqual([])
  })
})

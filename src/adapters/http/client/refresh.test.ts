import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { account } from '../contract/account.ts'
import { notices } from '../contract/notices.ts'
import { failureOf, fakeDevice, successOf } from '../testing/fake-device.ts'
import { type SeenRequest, deferred, fakeServer, never, refusal, settle } from '../testing/fake-server.ts'
import { holdTime, releaseTime } from '../testing/held-time.ts'

const REFRESH = account.refresh.path
const PATH = '/api/tags/1'
const TAG = { id: 1, name: 'Viabilità' }
const tag = () => Response.json({ data: TAG })
const renewed = (token = 'new') => Response.json({ token, refresh_token: `${token} refresh` })
/** Neither what was asked for nor the token was taken. */
const SIGNED_OUT = { _tag: 'SignedOut', isUndone: true }
const OLD = { token: 'old', refreshToken: 'old refresh' }

/** A server that accepts one token, and issues it at a refresh. */
const strict = (
  accepted = 'new',
  refresh: (asked: SeenRequest) => Response | Promise<Response> = () => renewed(accepted),
) =>
  fakeServer((asked) => {
    if (asked.path === REFRESH) return refresh(asked)
    return asked.token === accepted ? tag() : refusal(401, 'Token scaduto')
  })

const signedIn = (server = strict(), device = fakeDevice()) => {
  const tab = device.tab(server)
  tab.sessions.open(OLD)
  const ask = (options = {}) => tab.client(notices.tag, { params: { id: 1 } }, options)()
  return { ...tab, ask, server, device }
}

beforeEach(holdTime)
afterEach(releaseTime)

describe('an expired token', () => {
  test('is refreshed once for ten requests with a 401 at the same time, and each is sent again (fault 1)', async () => {
    const { ask, server, failures, news } = signedIn()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(answers.map(successOf)).toEqual(Array.from({ length: 10 }, () => TAG))
    expect(server.times(REFRESH)).toBe(1)
    expect(server.times(PATH)).toBe(20)
    expect(failures).toEqual([])
    expect(news).toEqual([])
  })

  test('makes a request during the refresh wait, so that it carries the new one (fault 2)', async () => {
    const answer = deferred<Response>()
    const { ask, server } = signedIn(strict('new', () => answer.promise))
    const early = ask()
    await settle()
    expect(server.times(REFRESH)).toBe(1)
    const late = ask()
    await settle()
    expect(server.times(PATH)).toBe(1)
    answer.resolve(renewed())
    expect([successOf(await early), successOf(await late)]).toEqual([TAG, TAG])
    expect(server.asked.filter(({ path }) => path !== REFRESH).map(({ token }) => token)).toEqual(['old', 'new', 'new'])
  })

  test('is not refreshed again for a late 401 of a request with the old one (fault 3)', async () => {
    const slow = deferred<Response>()
    let first = true
    const server = fakeServer((asked) => {
      if (asked.path === REFRESH) return renewed()
      if (asked.token === 'new') return tag()
      if (!first) return refusal(401)
      first = false
      return slow.promise
    })
    const { ask } = signedIn(server)
    const late = ask()
    await settle()
    successOf(await ask())
    slow.resolve(refusal(401))
    expect(successOf(await late)).toEqual(TAG)
    expect(server.times(REFRESH)).toBe(1)
  })

  test('ends the session once, with one message and no loop, when the new one is refused too (fault 4)', async () => {
    const { ask, server, sessions, news, failures } = signedIn(strict('no token at all', () => renewed('new')))
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(answers.map(failureOf)).toEqual(Array.from({ length: 10 }, () => SIGNED_OUT))
    expect(server.times(REFRESH)).toBe(1)
    expect(news).toEqual([{ type: 'session.refused', message: 'Token scaduto' }])
    expect(sessions.isOpen()).toBe(false)
    expect(failures).toEqual([])
    expect(server.asked.some(({ path }) => path === account.signOut.path)).toBe(false)
  })

  test('is not detected by the clock: a device a day off sends no refresh (fault 33)', async () => {
    const server = strict('old')
    vi.setSystemTime(Date.now() + 86_400_000)
    const { ask } = signedIn(server)
    successOf(await ask())
    vi.setSystemTime(Date.now() - 2 * 86_400_000)
    successOf(await ask())
    expect(server.times(REFRESH)).toBe(0)
  })
})

/** A token that says until when it is valid, in seconds. */
const until = (exp: number) => `x.${btoa(JSON.stringify({ exp }))}.x`
const HIDDEN = 1_000

/** A server whose refusals carry no headers of CORS: the page sees no answer at all. */
const hiding = (accepted: string) =>
  fakeServer(({ path, token }) => {
    if (path === REFRESH) return renewed(accepted)
    if (token === accepted) return tag()
    throw new TypeError('Failed to fetch')
  })

describe('a refusal that CORS hides (fault 55)', () => {
  const behind = (exp: number, server = hiding('new'), now = () => 2_000_000) => {
    const tab = fakeDevice().tab(server, { now })
    tab.sessions.open({ ...OLD, token: until(exp) })
    return { ...tab, server }
  }

  test('is read behind a token whose time has passed: it is renewed once, and the reading sent again', async () => {
    const { client, server } = behind(HIDDEN)
    expect(successOf(await client(notices.tag, { params: { id: 1 } })())).toEqual(TAG)
    expect([server.times(REFRESH), server.times(PATH)]).toEqual([1, 2])
  })

  test.each([
    ['a token that is still valid', until(3_000)],
    ['a token that says nothing', 'old'],
  ])('is no answer behind %s', async (_, token) => {
    const tab = fakeDevice().tab(hiding('new'), { now: () => 2_000_000 })
    tab.sessions.open({ ...OLD, token })
    expect(failureOf(await tab.client(notices.tag, { params: { id: 1 } })())).toMatchObject({ _tag: 'Unreachable' })
  })

  test('is no answer for a write, which may have arrived; the next one carries the new token', async () => {
    const { client, server } = behind(HIDDEN)
    const mark = () => client(notices.markSeen, { params: { id: 1 } })()
    expect(failureOf(await mark())).toMatchObject({ _tag: 'Unreachable' })
    expect(server.times(REFRESH)).toBe(1)
    expect(server.asked.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    successOf(await mark())
  })

  test('is tried no further where nothing answers: the session stays', async () => {
    const dead = fakeServer(() => {
      throw new TypeError('Failed to fetch')
    })
    const { client, server, sessions } = behind(HIDDEN, dead)
    expect(failureOf(await client(notices.tag, { params: { id: 1 } })())).toMatchObject({ _tag: 'Unreachable' })
    expect([server.times(REFRESH), server.times(PATH)]).toEqual([1, 1])
    expect(sessions.current()).toBeDefined()
  })
})

describe('a token refresh', () => {
  test.each([400, 401, 403])('refused with %i removes the tokens and reports why, once (fault 5)', async (status) => {
    const { ask, server, news, sessions, device } = signedIn(strict('new', () => refusal(status, 'Sessione scaduta')))
    const outcomes = await Promise.all([ask(), ask()])
    expect(outcomes.map(failureOf)).toEqual([SIGNED_OUT, SIGNED_OUT])
    expect(news).toEqual([{ type: 'session.refused', message: 'Sessione scaduta' }])
    expect(sessions.isOpen()).toBe(false)
    expect(device.shared.length).toBe(0)
    expect(server.times(account.signOut.path)).toBe(0)
  })

  test.each([500, 502, 503, 404, 409, 410, 422])(
    'answered with %i keeps the session, and is told as why neither a reading nor a write was done (fault 5)',
    async (status) => {
      const body = { message: 'Riprova', code: 'WRONG_PASSWORD', errors: { refresh_token: ['Manca'] } }
      const { ask, client, news, sessions } = signedIn(strict('new', () => Response.json(body, { status })))
      const mark = client(notices.markSeen, { params: { id: 1 } })
      const told = { _tag: 'Refused', status, message: 'Riprova', isUndone: true }
      expect([failureOf(await ask()), failureOf(await mark())]).toEqual([told, told])
      expect(sessions.isOpen()).toBe(true)
      expect(news).toEqual([])
    },
  )

  test('without a connection keeps the session, and the next request tries again (fault 5)', async () => {
    let reachable = false
    const { ask, sessions } = signedIn(
      strict('new', () => (reachable ? renewed() : Promise.reject(new TypeError('Failed to fetch')))),
    )
    expect(failureOf(await ask())).toEqual({ _tag: 'Unreachable', isUndone: true })
    expect(sessions.isOpen()).toBe(true)
    reachable = true
    successOf(await ask())
  })

  test('that hangs ends by its timeout, keeps the session, and leaves nothing running (fault 6)', async () => {
    const { ask, sessions, counts } = signedIn(strict('new', never))
    const outcome = ask()
    await vi.advanceTimersByTimeAsync(account.refresh.timeLimit)
    expect(failureOf(await outcome)).toEqual({ _tag: 'TimedOut', isUndone: true })
    expect(sessions.isOpen()).toBe(true)
    expect(counts.at(-1)).toBe(0)
  })

  test('without a new refresh token in its answer keeps the old one, for the next time too', async () => {
    const tokens = ['first', 'second']
    let accepted = ''
    const server = fakeServer((asked) => {
      if (asked.path !== REFRESH) return asked.token === accepted ? tag() : refusal(401)
      accepted = tokens.shift() ?? ''
      return Response.json({ token: accepted })
    })
    const { ask, sessions, news } = signedIn(server)
    expect(successOf(await ask())).toEqual(TAG)
    expect(sessions.current()).toMatchObject({ token: 'first', refreshToken: OLD.refreshToken })
    accepted = 'none'
    expect(successOf(await ask())).toEqual(TAG)
    expect(sessions.current()).toMatchObject({ token: 'second', refreshToken: OLD.refreshToken })
    expect(server.asked.filter(({ path }) => path === REFRESH).map(({ body }) => body)).toEqual([
      { refresh_token: OLD.refreshToken },
      { refresh_token: OLD.refreshToken },
    ])
    expect(news).toEqual([])
  })

  test.each([
    { token: 'new', refresh_token: 'newer' },
    { data: { token: 'new', refresh_token: 'newer' } },
    { data: { data: { token: 'new', refresh_token: 'newer' } } },
    { message: 'Fatto', data: { token: 'new', refresh_token: 'newer' } },
    { token: 'new', refresh_token: 'newer', data: { roles: ['ROLE_USER'] } },
    [{ token: 'new', refresh_token: 'newer' }],
  ])('reads its tokens with any envelope or none (%j)', async (body) => {
    const { ask, sessions } = signedIn(strict('new', () => Response.json(body)))
    expect(successOf(await ask())).toEqual(TAG)
    expect(sessions.current()).toMatchObject({ token: 'new', refreshToken: 'newer' })
  })

  test('of a session without a refresh token is sent anyway, and reports why it is refused', async () => {
    const server = strict('new', () => refusal(400, 'Nessun refresh token'))
    const { client, sessions, news } = fakeDevice().tab(server)
    sessions.open({ token: 'old', refreshToken: undefined })
    expect(sessions.isOpen()).toBe(true)
    expect(failureOf(await client(notices.tag, { params: { id: 1 } })())).toEqual(SIGNED_OUT)
    expect(server.asked.filter(({ path }) => path === REFRESH).map(({ body }) => body)).toEqual([{}])
    expect(news).toEqual([{ type: 'session.refused', message: 'Nessun refresh token' }])
  })

  test.each([{}, { token: '' }, { token: null, refresh_token: 'x' }, { refresh_token: 'x' }, { data: {} }])(
    'answered with success and no token (%o) ends the session (fault 7)',
    async (body) => {
      const { ask, news, sessions } = signedIn(strict('new', () => Response.json(body)))
      expect(failureOf(await ask())).toEqual(SIGNED_OUT)
      expect(news).toEqual([{ type: 'session.refused', message: undefined }])
      expect(sessions.isOpen()).toBe(false)
    },
  )

  test('answered with an HTML page is no refusal: the session is kept', async () => {
    const { ask, sessions } = signedIn(
      strict('new', () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })),
    )
    expect(failureOf(await ask())).toMatchObject({
      _tag: 'Undecodable',
      call: `POST ${REFRESH}`,
      isUndone: true,
    })
    expect(sessions.isOpen()).toBe(true)
  })

  test('continues for the other requests when the one that started it is aborted', async () => {
    const answer = deferred<Response>()
    const { ask } = signedIn(strict('new', () => answer.promise))
    const left = new AbortController()
    const first = ask({ signal: left.signal })
    const second = ask()
    await settle()
    left.abort()
    expect(failureOf(await first)).toEqual({ _tag: 'Aborted', isUndone: true })
    answer.resolve(renewed())
    expect(successOf(await second)).toEqual(TAG)
  })
})

describe('without locks', () => {
  test('ten requests of one tab still cause one refresh (fault 1)', async () => {
    const server = strict()
    const tab = fakeDevice().tab(server, { own: { locks: undefined } })
    tab.sessions.open(OLD)
    const asks = Array.from({ length: 10 }, () => tab.client(notices.tag, { params: { id: 1 } })())
    expect((await Promise.all(asks)).map(successOf)).toEqual(Array.from({ length: 10 }, () => TAG))
    expect(server.times(REFRESH)).toBe(1)
  })

  test('when the browser refuses them, the tab refreshes on its own', async () => {
    const server = strict()
    const locks = { request: () => Promise.reject(new DOMException('Opaque origin', 'SecurityError')) }
    const { client, sessions } = fakeDevice().tab(server, { own: { locks } })
    sessions.open(OLD)
    expect(successOf(await client(notices.tag, { params: { id: 1 } })())).toEqual(TAG)
  })
})

describe('two tabs', () => {
  test('that both get a 401 cause one refresh: the second adopts the tokens of the first (fault 8)', async () => {
    const answer = deferred<Response>()
    const server = strict('new', () => answer.promise)
    const device = fakeDevice({ prompt: false })
    const one = signedIn(server, device)
    const two = device.tab(server)
    const first = one.ask()
    const second = two.client(notices.tag, { params: { id: 1 } })()
    await settle()
    answer.resolve(renewed())
    expect(successOf(await first)).toEqual(TAG)
    expect(successOf(await second)).toEqual(TAG)
    expect(server.times(REFRESH)).toBe(1)
    device.deliver()
    expect([...one.news, ...two.news]).toEqual([])
  })

  test('do not block each other: when one closes with the lock, the other continues (fault 9)', async () => {
    let refreshes = 0
    const server = strict('new', () => ((refreshes += 1) === 1 ? never() : renewed()))
    const device = fakeDevice()
    const dying = signedIn(server, device)
    const living = device.tab(server)
    void dying.ask()
    await settle()
    const outcome = living.client(notices.tag, { params: { id: 1 } })()
    await settle()
    expect(refreshes).toBe(1)
    device.locks.dies(dying.name)
    expect(successOf(await outcome)).toEqual(TAG)
  })

  test('wait a limited time for a lock that is never released, and keep the session (fault 9)', async () => {
    const device = fakeDevice()
    void device.locks
      .of('a frozen tab')
      .request('piazza.refresh', { signal: new AbortController().signal }, () => new Promise(() => {}))
    const { ask, sessions, server } = signedIn(strict(), device)
    const outcome = ask()
    await vi.advanceTimersByTimeAsync(2 * account.refresh.timeLimit)
    expect(failureOf(await outcome)).toEqual({ _tag: 'TimedOut', isUndone: true })
    expect(sessions.isOpen()).toBe(true)
    expect(server.times(REFRESH)).toBe(0)
  })
})

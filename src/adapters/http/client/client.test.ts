import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idFrom } from '#domain/id.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { account } from '../contract/account.ts'
import { events } from '../contract/events.ts'
import { notices } from '../contract/notices.ts'
import { failureOf, fakeDevice, NO_ANSWERS, successOf } from '../testing/fake-device.ts'
import { type SeenRequest, fakeServer, never, refusal, settle } from '../testing/fake-server.ts'
import { createClient } from './client.ts'

const TAG = { id: 1, name: 'Viabilità' }
const tag = () => Response.json({ data: TAG })
const asked = { params: { id: 1 } } as const
const html = (status: number) =>
  new Response('<h1>Errore di sistema</h1>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

/** The body of an answer whose connection ends before it does. */
const brokenOff = (beginning: string) => {
  const parts = [new TextEncoder().encode(beginning)]
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.error(new TypeError('network error'))
    },
  })
}

const anonymous = (answer: (asked: SeenRequest) => Response | Promise<Response>, now?: () => number) => {
  const server = fakeServer(answer)
  return { server, ...fakeDevice().tab(server, now ? { now } : {}) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['is done', () => Response.json({}), 1],
  ['may be done, as the server broke down', () => refusal(500, 'Guasto'), 1],
  ['is refused', () => refusal(409, 'No'), 0],
])('A write that %s is told to the other tabs, unless it is not done (ERR-10)', async (_, answer, times) => {
  const { client, sessions, traffic } = anonymous(answer)
  sessions.open({ token: 'secret', refreshToken: undefined })
  let told = 0
  traffic.watchWrites(() => (told += 1))
  await client(notices.deleteOne, asked)()
  expect(told).toBe(times)
})

describe('a request', () => {
  test('carries the token of the session, and nothing that identifies the citizen in its URL (AUTH-12)', async () => {
    const { client, sessions, server } = anonymous(tag)
    sessions.open({ token: 'secret', refreshToken: 'more secret' })
    await client(notices.tag, asked)()
    expect(server.asked[0]).toMatchObject({ token: 'secret', path: '/api/tags/1' })
    expect(server.asked[0]?.init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
    })
  })

  test('of a call without a session carries no token even when one is stored', async () => {
    const { client, sessions, server } = anonymous(() => Response.json({ token: 'a', refresh_token: 'b' }))
    sessions.open({ token: 'secret', refreshToken: 'more secret' })
    await client(account.signIn, { body: { username: 'anna.neri', password: 'x' } })()
    expect(server.asked[0]?.token).toBeUndefined()
    expect(server.asked[0]?.body).toEqual({ username: 'anna.neri', password: 'x' })
  })

  test('encodes typed text as a single path segment', async () => {
    const { client, server } = anonymous(() => Response.json({ data: {} }))
    await client(account.checkStatus, { params: { username: 'a/b?c#d é' } })()
    expect(server.asked[0]?.path).toBe('/app/checkstatuslogin/a%2Fb%3Fc%23d%20%C3%A9')
  })

  test.each(['.', '..'])(
    'for a name that would climb the path (%s) is not made: there is no such thing',
    async (username) => {
      const { client, server } = anonymous(tag)
      expect(failureOf(await client(account.checkStatus, { params: { username } })())).toEqual({ _tag: 'Missing' })
      expect(server.asked).toEqual([])
    },
  )

  test('that cannot be written is never sent', async () => {
    const { client, server } = anonymous(tag)
    const reminder = { field: 'reminder', reminder: Number.NaN as Instant } as const
    const outcome = await client(events.remind, { params: { userEventId: 1 }, body: reminder })()
    expect(failureOf(outcome)).toMatchObject({ _tag: 'Undecodable', isUndone: true })
    expect(server.asked).toEqual([])
  })

  test('accepts an unpaired surrogate in typed text', async () => {
    const { client } = anonymous(() => Response.json({ data: { found: 0, migration: 0, forceChangePassword: 0 } }))
    expect(successOf(await client(account.checkStatus, { params: { username: '\ud800' } })()).found).toBe(false)
  })

  test('writes its query by the contract, and leaves out absent parameters', async () => {
    const { client, server } = anonymous(() => Response.json({ data: { noticeSents: null } }))
    const unset = { activity: undefined, tag: idFrom<'Tag'>('4'), template: undefined, unread: undefined }
    await client(notices.received, {
      query: { filters: unset, sortBy: 'received', descending: true, page: 2, rowsPerPage: 50 },
    })()
    const query = new URLSearchParams(server.asked[0]?.path.split('?')[1])
    expect(Object.fromEntries(query)).toEqual({
      filters: '{"tagId":4}',
      sortBy: 'created',
      descending: '1',
      page: '2',
      rowsPerPage: '50',
    })
  })

  test('with a file is a form, whose content type the browser sets', async () => {
    const { client, server } = anonymous(() => Response.json({ message: 'ok' }))
    const none = undefined
    const profile = {
      name: 'Mario',
      surname: 'Rossi',
      municipality: none,
      address: none,
      postalCode: none,
      province: none,
      country: none,
      email: none,
      landline: none,
      mobile: none,
      image: none,
    }
    const image = new Blob(['pixels'], { type: 'image/png' })
    successOf(await client(account.saveProfile, { body: { profile, image } })())
    const form = server.asked[0]?.body as FormData
    expect(JSON.parse(String(form.get('profile')))).toEqual({
      name: 'Mario',
      surname: 'Rossi',
      municipality: '',
      address: '',
      postalCode: '',
      province: '',
      country: '',
      email: '',
      landline: '',
      mobile: '',
    })
    expect((form.get('imgProfile') as File).size).toBe(6)
    expect(server.asked[0]?.headers.has('content-type')).toBe(false)
  })

  test('looks up fetch at each call, so that a simulated backend may replace it later', async () => {
    const { sessions, traffic } = fakeDevice().tab(fakeServer(tag))
    const client = createClient({ answers: NO_ANSWERS, base: 'https://api.piazza.test', vault: sessions, traffic })
    vi.stubGlobal('fetch', () => Promise.resolve(tag()))
    expect(successOf(await client(notices.tag, asked)())).toEqual(TAG)
  })

  test('is not sent before it is run', () => {
    const { client, server } = anonymous(tag)
    client(notices.tag, asked)
    expect(server.asked).toEqual([])
  })
})

describe('a failed request', () => {
  test.each([500, 502, 503])(
    'answered with a page of HTML and %i says nothing of the page (fault 16)',
    async (status) => {
      const { client, failures } = anonymous(() => html(status))
      const failure = failureOf(await client(notices.tag, asked)())
      expect(failure).toEqual({ _tag: 'Refused', status, message: undefined })
      expect(failures).toEqual([failure])
    },
  )

  test("passes on the server's message, also beside a numeric code", async () => {
    const { client } = anonymous(() => refusal(422, 'Nome già usato', 422))
    expect(failureOf(await client(notices.tag, asked)())).toEqual({
      _tag: 'Refused',
      status: 422,
      message: 'Nome già usato',
      code: '422',
    })
  })

  test.each([
    ['{"message":["Nome corto","Cognome corto"]}', 'Nome corto Cognome corto'],
    ['{"message":{"name":"Nome corto","surname":["Cognome corto"]}}', 'Nome corto Cognome corto'],
    ['{"data":{"message":"In manutenzione"}}', 'In manutenzione'],
  ])('has its reason as a text, a list or a record, with or without an envelope (%s)', async (body, message) => {
    const { client } = anonymous(
      () => new Response(body, { status: 500, headers: { 'content-type': 'application/json' } }),
    )
    expect(failureOf(await client(notices.tag, asked)())).toEqual({ _tag: 'Refused', status: 500, message })
  })

  test.each(['{"message":', '"text"', '{"message":{"it":7}}', '{"message":[]}', 'null', ''])(
    'whose problem is no problem (%s) is a refusal without words',
    async (body) => {
      const { client } = anonymous(
        () => new Response(body, { status: 500, headers: { 'content-type': 'application/json' } }),
      )
      expect(failureOf(await client(notices.tag, asked)())).toEqual({
        _tag: 'Refused',
        status: 500,
        message: undefined,
      })
    },
  )

  test.each([
    ['<h1>Errore</h1>', undefined],
    ['Errore', undefined],
    ['{"message":"<b>Chiuso</b>"}', 'Chiuso'],
  ])('reads a message from JSON of any content type, and from nothing else (fault 16): %s', async (body, message) => {
    const { client } = anonymous(() => new Response(body, { status: 500, headers: { 'content-type': 'text/html' } }))
    expect(failureOf(await client(notices.tag, asked)())).toEqual({ _tag: 'Refused', status: 500, message })
  })

  test('is Missing for a 404, and Unreachable without an answer', async () => {
    const { client } = anonymous(() => html(404))
    expect(failureOf(await client(notices.tag, asked)())).toEqual({ _tag: 'Missing' })
    const alone = anonymous(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(failureOf(await alone.client(notices.tag, asked)())).toEqual({ _tag: 'Unreachable' })
    expect(alone.failures).toEqual([{ _tag: 'Unreachable' }])
  })

  test.each([
    ['what is read', notices.tag, 200, { _tag: 'Unreachable' }],
    ['a file', notices.downloadFile, 200, { _tag: 'Unreachable' }],
    ['a refusal', notices.tag, 500, { _tag: 'Refused', status: 500, message: undefined }],
  ] as const)('is told from what came of %s, where its answer breaks off (fault 19)', async (_, call, status, told) => {
    const { client } = anonymous(() => new Response(brokenOff('{"data":{"id":1},"message":"Sì'), { status }))
    expect(failureOf(await client(call, asked)())).toEqual(told)
  })

  test.each([
    ['a file', notices.downloadFile],
    ['a file by e-mail', notices.mailFile],
  ] as const)('is reported when %s is missing: no page shows it', async (_, call) => {
    const { client, failures } = anonymous(() => html(404))
    expect(failureOf(await client(call, asked)())).toEqual({ _tag: 'Missing' })
    expect(failures).toEqual([{ _tag: 'Missing' }])
  })

  test.each([
    ['what is read', notices.tag, []],
    ['a file', notices.downloadFile, [{ _tag: 'Unreachable' }]],
    ['a removal', notices.deleteOne, [{ _tag: 'Unreachable' }]],
  ] as const)(
    'without a network known to the device reports %s as the page does not (ERR-04)',
    async (_, call, told) => {
      const unreached = fakeServer(() => Promise.reject(new TypeError('Failed to fetch')))
      const { client, failures } = fakeDevice().tab(unreached, { presence: { navigator: { onLine: false } } })
      expect(failureOf(await client(call, asked)())).toEqual({ _tag: 'Unreachable' })
      expect(failures).toEqual(told)
    },
  )

  test('that reports to its caller is not reported elsewhere (ERR-02)', async () => {
    const { client, failures } = anonymous(() => refusal(500))
    failureOf(await client(notices.unread, {})())
    expect(failures).toEqual([])
  })
})

describe('an outdated answer', () => {
  test('is ignored when its request was aborted for a newer one (fault 23)', async () => {
    const { client, failures } = anonymous(({ path }) => (path.endsWith('/1') ? never() : tag()))
    const older = new AbortController()
    const first = client(notices.tag, asked, { signal: older.signal })()
    await settle()
    older.abort()
    const second = client(notices.tag, { params: { id: 2 } })()
    expect(failureOf(await first)).toEqual({ _tag: 'Aborted' })
    expect(successOf(await second)).toEqual(TAG)
    expect(failures).toEqual([])
  })

  test('is not requested when it was aborted before its start', async () => {
    const { client, server } = anonymous(tag)
    const outcome = await client(notices.tag, asked, { signal: AbortSignal.abort() })()
    expect(failureOf(outcome)).toEqual({ _tag: 'Aborted' })
    expect(server.asked).toEqual([])
  })
})

describe('a request without an answer (fault 55)', () => {
  test.each([
    [true, { _tag: 'Unreachable', isOnline: true }],
    [false, { _tag: 'Unreachable' }],
    [undefined, { _tag: 'Unreachable' }],
  ])('says that the device has a network only where it knows: %s', async (onLine, expected) => {
    const dead = fakeServer(() => {
      throw new TypeError('Failed to fetch')
    })
    const presence = onLine === undefined ? undefined : { navigator: { onLine } }
    const { client } = fakeDevice().tab(dead, { presence } as never)
    expect(failureOf(await client(notices.tag, { params: { id: 1 } })())).toStrictEqual(expected)
  })
})

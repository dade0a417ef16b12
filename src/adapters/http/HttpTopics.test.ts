import { describe, expect, test } from 'vitest'
import type { AddressId } from '#domain/addresses/address.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { SubscriptionId, TopicId } from '#domain/topics/topic.ts'
import { DEFAULT_USER_QUERY } from '#domain/users/user-query.ts'
import { createHttpAddresses, createHttpTopics } from './HttpTopics.ts'
import { createHttpWrites } from './HttpWrites.ts'
import { failureOf, fakeDevice, successOf } from './testing/fake-device.ts'
import { type SeenRequest, fakeServer, refusal } from './testing/fake-server.ts'

const follower = (answer: (asked: SeenRequest) => Response) => {
  const server = fakeServer(answer)
  const { client, failures } = fakeDevice().tab(server)
  return {
    server,
    failures,
    topics: createHttpTopics(client),
    writes: createHttpWrites(client),
    addresses: createHttpAddresses(client),
  }
}
const TOPIC = 103 as TopicId
const request = { topic: TOPIC, user: 7 as UserId }
const following: Write = { kind: 'topicFollowed', activity: undefined, request }
const leaving = (subscription: SubscriptionId): Write => ({
  kind: 'topicLeft',
  activity: undefined,
  topic: TOPIC,
  subscription,
})

describe('a subscription', () => {
  test('is sent with topic and user, and answered with an id (TOPIC-08)', async () => {
    const { server, writes } = follower(() => Response.json({ data: { id: 77 } }))
    expect(successOf(await writes.send(following)())).toEqual({ id: 77, status: undefined, message: undefined })
    expect(server.asked.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'POST', path: '/api/app/usertopics', body: { topicId: 103, userId: 7 } },
    ])
  })

  test.each([
    [0, 0],
    ['0', 0],
    [-1, 0],
    [null, undefined],
    ['', undefined],
    [undefined, undefined],
  ])(
    'has no id where the answer has %j: zero is an answer, an absent id is not (TOPIC-09 … TOPIC-11)',
    async (id, read) => {
      const { writes } = follower(() => Response.json({ data: { id, status: 'N', message: 'Iscrizioni chiuse' } }))
      expect(successOf(await writes.send(following)())).toEqual({
        id: read,
        status: 'N',
        message: 'Iscrizioni chiuse',
      })
    },
  )

  test.each([
    () => Response.json({ id: '77', status: 'S' }),
    () => Response.json({ data: { data: { id: 77, status: 'S' } } }),
    () => Response.json({ status: 'S', data: { id: 77 } }),
    () => Response.json({ id: 77, status: 'S', data: null }),
  ])('is answered in any envelope', async (answer) =>
    expect(successOf(await follower(answer).writes.send(following)())).toMatchObject({ id: 77 }),
  )

  test.each([() => new Response(null, { status: 204 }), () => Response.json(true), () => new Response('OK')])(
    'is done where the server says nothing of it',
    async (answer) =>
      expect(successOf(await follower(answer).writes.send(following)())).toEqual({
        id: undefined,
        status: undefined,
        message: undefined,
      }),
  )

  test('is ended by its own id, and its failure is reported to the caller (TOPIC-12)', async () => {
    const { server, writes, failures } = follower(({ path }) =>
      path.endsWith('/77') ? Response.json({ message: 'Iscrizione annullata' }) : refusal(404, 'Non c’è'),
    )
    expect(successOf(await writes.send(leaving(77 as SubscriptionId))())).toBe('Iscrizione annullata')
    expect(failureOf(await writes.send(leaving(78 as SubscriptionId))())).toEqual({
      _tag: 'Missing',
      message: 'Non c’è',
    })
    expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/app/usertopics/77',
      'DELETE /api/app/usertopics/78',
    ])
    expect(failures).toEqual([])
  })
})

test.each([
  ['Y', true],
  ['N', false],
])('a password is checked in a body, never in a URL: %s (TOPIC-03, TOPIC-04)', async (check, right) => {
  const { server, topics } = follower(() => Response.json({ data: { check } }))
  expect(successOf(await topics.checkPassword(TOPIC, 'volontari')())).toBe(right)
  expect(server.asked.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'POST', path: '/api/app/topics/103/checkpassword', body: { password: 'volontari' } },
  ])
})

test('access is requested with name and surname, and the form shows a refusal (TOPIC-09)', async () => {
  const { server, topics, failures } = follower(() => refusal(409, 'Hai già inviato la richiesta', 'ALREADY_ASKED'))
  const asked = await topics.requestAccess({ topic: TOPIC, name: 'Mario', surname: 'Rossi' })()
  expect(failureOf(asked)).toMatchObject({ _tag: 'Refused', message: 'Hai già inviato la richiesta' })
  expect(server.asked.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/api/app/usertopicrequest',
      body: { name: 'Mario', surname: 'Rossi', topicId: 103 },
    },
  ])
  expect(failures).toEqual([])
})

const queryOf = (path: string | undefined) => {
  const { pathname, searchParams } = new URL(path ?? '', 'http://x')
  return [pathname, Object.fromEntries(searchParams)]
}

test('the subscribers of a topic are requested with fifty rows, by filter and order (TOPIC-13)', async () => {
  const row = { id: '7', fullname: 'Bice Riva', country: 'Luino', userJobs: [] }
  const { server, topics } = follower(() => Response.json({ data: { users: [row], totalRows: 51 } }))
  const page = await topics.users(TOPIC, { ...DEFAULT_USER_QUERY, text: 'riva' }, 2)()
  expect(successOf(page)).toEqual({
    rows: [{ id: 7, name: 'Bice Riva', country: 'Luino', jobs: [] }],
    total: 51,
    leftOut: 0,
  })
  expect(queryOf(server.asked[0]?.path)).toEqual([
    '/api/app/usertopics/103/users',
    { filters: '{"text":"riva"}', sortBy: 'fullname', descending: '0', page: '2', rowsPerPage: '50' },
  ])
})

describe('addresses', () => {
  test('of a topic are requested with eleven rows, by the typed text (ADDR-01)', async () => {
    const { server, addresses } = follower(() => Response.json({ data: { data: [], totalRows: 0 } }))
    expect(successOf(await addresses.page(TOPIC, 'sacco', 3)())).toEqual({ rows: [], total: 0, leftOut: 0 })
    const [pathname, query] = queryOf(server.asked[0]?.path)
    expect(pathname).toBe('/app/addresses')
    expect(query).toEqual({ filters: '{"text":"sacco","topicId":103}', page: '3', rowsPerPage: '11' })
  })

  test('chosen before are read by topic, and each choice is sent with its state (TOPIC-06, ADDR-02)', async () => {
    const { server, addresses } = follower(({ method }) =>
      Response.json(method === 'GET' ? { data: [] } : { message: 'Indirizzo salvato' }),
    )
    expect(successOf(await addresses.chosen(TOPIC)())).toEqual([])
    const choice = { address: 4 as AddressId, active: true }
    expect(successOf(await addresses.choose(TOPIC, choice)())).toBe('Indirizzo salvato')
    expect(server.asked.map(({ method, path, body }) => ({ method, path, body }))).toMatchObject([
      { method: 'GET', path: '/api/app/usertopicaddress/bytopic/103' },
      { method: 'POST', path: '/api/app/usertopicaddress', body: { topicId: 103, addressId: 4, status: 'Y' } },
    ])
  })
})

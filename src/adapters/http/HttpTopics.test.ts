import { describe, expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { SubscriptionId, TopicId } from '#domain/topics/topic.ts'
import { createHttpTopics } from './HttpTopics.ts'
import { createHttpWrites } from './HttpWrites.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { refusal } from './testing/fake-server.ts'

const follower = (answer: Parameters<typeof tabBefore>[0]) => {
  const tab = tabBefore(answer)
  return { ...tab, topics: createHttpTopics(tab.client), writes: createHttpWrites(tab.client) }
}
const TOPIC = 103 as TopicId
const request = { topic: TOPIC, user: 7 as UserId }
const following: Write = { kind: 'topicFollowed', activity: undefined, request }
const left = { kind: 'topicLeft', activity: undefined, topic: TOPIC } as const
const leaving = (subscription: SubscriptionId): Write => ({ ...left, subscription })

describe('a subscription', () => {
  test('is sent with topic and user, and answered with an id (TOPIC-08)', async () => {
    const { asked, writes } = follower(() => Response.json({ data: { id: 77 } }))
    expect(successOf(await writes.send(following)())).toEqual({ id: 77, status: undefined, message: undefined })
    expect(asked()).toEqual([['POST', '/api/app/usertopics', { topicId: 103, userId: 7 }]])
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
      expect(successOf(await writes.send(following)())).toEqual({ id: read, status: 'N', message: 'Iscrizioni chiuse' })
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
    async (answer) => expect(successOf(await follower(answer).writes.send(following)())).toEqual({}),
  )

  test('is ended by its own id, and its failure is reported to the caller (TOPIC-12)', async () => {
    const { asked, writes, failures } = follower(({ path }) =>
      path.endsWith('/77') ? Response.json({ message: 'Iscrizione annullata' }) : refusal(404, 'Non c’è'),
    )
    expect(successOf(await writes.send(leaving(77 as SubscriptionId))())).toBe('Iscrizione annullata')
    const missing = { _tag: 'Missing', message: 'Non c’è' }
    expect(failureOf(await writes.send(leaving(78 as SubscriptionId))())).toEqual(missing)
    expect(asked()).toEqual([77, 78].map((id) => ['DELETE', `/api/app/usertopics/${id}`, undefined]))
    expect(failures).toEqual([])
  })
})

test.each([
  ['Y', true],
  ['N', false],
])('a password is checked in a body, never in a URL: %s (TOPIC-03, TOPIC-04)', async (check, right) => {
  const { asked, topics } = follower(() => Response.json({ data: { check } }))
  expect(successOf(await topics.checkPassword(TOPIC, 'volontari')())).toBe(right)
  expect(asked()).toEqual([['POST', '/api/app/topics/103/checkpassword', { password: 'volontari' }]])
})

test('access is requested with name and surname, and the form shows a refusal (TOPIC-09)', async () => {
  const { asked, topics, failures } = follower(() => refusal(409, 'Hai già inviato la richiesta', 'ALREADY_ASKED'))
  const outcome = await topics.requestAccess({ topic: TOPIC, name: 'Mario', surname: 'Rossi' })()
  expect(failureOf(outcome)).toMatchObject({ _tag: 'Refused', message: 'Hai già inviato la richiesta' })
  expect(asked()).toEqual([['POST', '/api/app/usertopicrequest', { name: 'Mario', surname: 'Rossi', topicId: 103 }]])
  expect(failures).toEqual([])
})

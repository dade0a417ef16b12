import { describe, expect, test } from 'vitest'
import type { ChatId } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import { createHttpChats } from './HttpChats.ts'
import { failureOf, fakeDevice, successOf } from './testing/fake-device.ts'
import { type Asked, fakeServer, refusal } from './testing/fake-server.ts'

const citizen = (answer: (asked: Asked) => Response) => {
  const server = fakeServer(answer)
  const { client, failures } = fakeDevice().tab(server)
  return {
    failures,
    chats: createHttpChats(client),
    asked: () => server.asked.map(({ method, path, body }) => ({ method, path, body })),
  }
}

const library = { id: '2', name: 'Biblioteca civica', logo: 'biblioteca.svg' }
const sara = { id: 4, name: 'Sara', surname: 'Bruni', imgProfile: null }
const MORNING = '2026-11-20T09:08:00+01:00'
const on = (day: string) => Date.parse(day)
const chat = (id: number) => id as ChatId

const idsOf = async (...ids: readonly unknown[]) => {
  const { chats } = citizen(() => Response.json({ data: ids.map((id) => ({ id })) }))
  return successOf(await chats.all()()).map(({ id }) => id)
}
const saidIn = async (...messages: readonly unknown[]) => {
  const { chats } = citizen(() => Response.json({ data: { id: 7, messages } }))
  return successOf(await chats.one(chat(7))()).messages.map(({ id, text, to }) => [id, text, to])
}

describe('the chats', () => {
  test('come with whom one talks with, what was said last, when, and what is new (CHAT-01)', async () => {
    const { chats, asked } = citizen(() =>
      Response.json({
        data: [{ id: '7', activity: library, lastMessage: 'A domenica!', date: MORNING, unread: '2' }],
      }),
    )
    expect(successOf(await chats.all()())).toEqual([
      {
        id: 7,
        with: { kind: 'activity', id: 2, name: 'Biblioteca civica', image: 'biblioteca.svg' },
        lastMessage: 'A domenica!',
        lastAt: on(MORNING),
        unread: 2,
      },
    ])
    expect(asked()).toEqual([{ method: 'GET', path: '/api/chatlists', body: undefined }])
  })

  test('say nothing of what is new, and when, where the answer does not [decided] (CHAT-01)', async () => {
    const { chats } = citizen(() => Response.json({ data: [{ id: 7, userTo: sara }] }))
    expect(successOf(await chats.all()())).toEqual([
      {
        id: 7,
        with: { kind: 'person', id: 4, name: 'Sara Bruni', image: undefined },
        lastMessage: undefined,
        lastAt: undefined,
        unread: undefined,
      },
    ])
  })

  test('are the newest first, however they come (CHAT-01)', async () => {
    const { chats } = citizen(() =>
      Response.json({
        data: [{ id: 1, date: '2026-11-18T10:00:00+01:00' }, { id: 2 }, { id: 3, date: MORNING }, { id: 4 }],
      }),
    )
    const all = successOf(await chats.all()())
    expect(all.map(({ id }) => id)).toEqual([3, 1, 4, 2])
  })

  test('that cannot be understood are a failure, told once (ERR-03)', async () => {
    const { chats, failures } = citizen(() => Response.json({ data: [{ id: 'sette' }, { id: 'otto' }] }))
    expect(failureOf(await chats.all()())).toMatchObject({ _tag: 'Undecodable', call: 'GET /api/chatlists' })
    expect(failures).toHaveLength(1)
  })

  test('are read without one that cannot be, also where it is the only one', async () => {
    expect([await idsOf('sette', 8), await idsOf('sette')]).toEqual([[8], []])
  })
})

describe('a conversation', () => {
  const messages = [
    { id: 12, message: 'Sì, in galleria.', created: MORNING },
    { id: 11, message: 'Ci sono posti?', created: MORNING, userFromId: '1' },
  ]

  test('has its messages in the order they were said (CHAT-03)', async () => {
    const { chats, asked } = citizen(() => Response.json({ data: { id: 7, activity: library, messages } }))
    expect(successOf(await chats.one(chat(7))())).toMatchObject({
      id: 7,
      with: { kind: 'activity', name: 'Biblioteca civica' },
      messages: [
        { id: 11, text: 'Ci sono posti?', at: on(MORNING), from: 1 },
        { id: 12, text: 'Sì, in galleria.', at: on(MORNING), from: undefined },
      ],
    })
    expect(asked()).toEqual([{ method: 'GET', path: '/api/chats/7', body: undefined }])
  })

  test('of which one message has no number has them in the order of the answer, by their place', async () => {
    expect(await saidIn({ id: 12, message: 'Uno' }, { message: 'Due', userToId: 2 }, { id: 3, text: 'Tre' })).toEqual([
      [1, 'Uno', undefined],
      [2, 'Due', 2],
      [3, 'Tre', undefined],
    ])
  })

  test('is without what says nothing, and without what cannot be read', async () => {
    expect(await saidIn({ id: 2, message: '' }, 7, { id: 3, message: 'Tre', userTo: { id: '9' } })).toEqual([
      [3, 'Tre', 9],
    ])
  })

  test('that is not there is missing, for the page to tell', async () => {
    const { chats, failures } = citizen(() => refusal(404, 'Chat non trovata'))
    expect(failureOf(await chats.one(chat(9))())).toEqual({ _tag: 'Missing' })
    expect(failures).toEqual([])
  })

  test('that is read again by itself fails without a word (CHAT-04, ERR-02)', async () => {
    const { chats, failures, asked } = citizen(() => refusal(500, 'Guasto'))
    expect(failureOf(await chats.news(chat(7))())).toMatchObject({ _tag: 'Refused' })
    expect(asked()).toEqual([{ method: 'GET', path: '/api/chats/7', body: undefined }])
    expect(failures).toEqual([])
  })

  test('with an activity is found or opened by who asks for which (CHAT-02)', async () => {
    const { chats, asked } = citizen(() => Response.json({ data: { id: '7', activity: library, messages: null } }))
    expect(successOf(await chats.withActivity(2 as ActivityId, 1 as UserId)())).toEqual({
      id: 7,
      with: { kind: 'activity', id: 2, name: 'Biblioteca civica', image: 'biblioteca.svg' },
      messages: [],
    })
    const [{ method, path } = { method: '', path: '' }] = asked()
    const { pathname, searchParams } = new URL(path, 'http://x')
    expect([method, pathname, JSON.parse(searchParams.get('filters') ?? '')]).toEqual([
      'GET',
      '/api/chats',
      { activityId: 2, userFromId: 1 },
    ])
  })

  test('is written to by number; a failure is for the message to tell (CHAT-03, CHAT-07)', async () => {
    const { chats, asked, failures } = citizen(({ body }) =>
      JSON.stringify(body).includes('Guasto') ? refusal(500, 'Guasto') : Response.json({ message: 'Inviato' }),
    )
    expect(successOf(await chats.send(chat(7), 'Buongiorno <b>')())).toBeUndefined()
    expect(asked()).toEqual([
      { method: 'POST', path: '/api/chatmessages', body: { message: 'Buongiorno <b>', chatId: 7 } },
    ])
    expect(failureOf(await chats.send(chat(7), 'Guasto')())).toMatchObject({ _tag: 'Refused' })
    expect(failures).toEqual([])
  })

  test('is headed by the profile of the person one talks with (CHAT-09)', async () => {
    const { chats, asked } = citizen(() => Response.json({ data: { ...sara, imgProfile: 'sara.jpg' } }))
    expect(successOf(await chats.profile(4 as UserId)())).toEqual({
      id: 4,
      name: 'Sara',
      surname: 'Bruni',
      image: 'sara.jpg',
    })
    expect(asked()).toEqual([{ method: 'GET', path: '/api/app/contactprofile/4', body: undefined }])
  })
})

describe('deleting', () => {
  test('one chat is a call of its own (CHAT-05)', async () => {
    const { chats, asked } = citizen(() => Response.json({ message: 'Chat eliminata' }))
    expect(successOf(await chats.remove([chat(7)])())).toBeUndefined()
    expect(asked()).toEqual([{ method: 'DELETE', path: '/api/chats/7', body: undefined }])
  })

  test('several chats is one call (CHAT-06)', async () => {
    const { chats, asked } = citizen(() => Response.json({ message: 'Chat eliminate' }))
    expect(successOf(await chats.remove([chat(7), chat(8)])())).toBeUndefined()
    expect(asked()).toEqual([{ method: 'PUT', path: '/api/chats/delete', body: { ids: [7, 8] } }])
  })

  test('nothing asks nothing', async () => {
    const { chats, asked } = citizen(() => refusal(500, 'Guasto'))
    expect(successOf(await chats.remove([])())).toBeUndefined()
    expect(asked()).toEqual([])
  })

  test.each([1, 2])('that fails for %i is told once (ERR-01)', async (count) => {
    const { chats, failures } = citizen(() => refusal(500, 'Guasto'))
    const ids = [chat(7), chat(8)].slice(0, count)
    expect(failureOf(await chats.remove(ids)())).toMatchObject({ _tag: 'Refused', message: 'Guasto' })
    expect(failures).toHaveLength(1)
  })
})

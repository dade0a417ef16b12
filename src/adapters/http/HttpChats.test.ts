import { describe, expect, test } from 'vitest'
import type { ChatId } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import { createHttpChats } from './HttpChats.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { refusal } from './testing/fake-server.ts'

const citizen = (answer: () => Response) => {
  const tab = tabBefore(answer)
  return { ...tab, chats: createHttpChats(tab.client) }
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
  test('have the other party, the last message, its moment and the unread count (CHAT-01)', async () => {
    const { chats, asked } = citizen(() =>
      Response.json({ data: [{ id: '7', activity: library, lastMessage: 'A domenica!', date: MORNING, unread: '2' }] }),
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
    expect(asked()).toEqual([['GET', '/api/chatlists', undefined]])
  })

  test('have no unread count and no moment where the answer has none [decided] (CHAT-01)', async () => {
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

  test('are sorted newest first (CHAT-01)', async () => {
    const { chats } = citizen(() =>
      Response.json({
        data: [{ id: 1, date: '2026-11-18T10:00:00+01:00' }, { id: 2 }, { id: 3, date: MORNING }, { id: 4 }],
      }),
    )
    const all = successOf(await chats.all()())
    expect(all.map(({ id }) => id)).toEqual([3, 1, 4, 2])
  })

  test.each([[[{ id: 'sette' }, { id: 'otto' }]], [[{ id: 'sette' }]]])(
    'that cannot be decoded are a failure, reported once (ERR-03, fault 55): %j',
    async (data) => {
      const { chats, failures } = citizen(() => Response.json({ data }))
      expect(failureOf(await chats.all()())).toMatchObject({ _tag: 'Undecodable', call: 'GET /api/chatlists' })
      expect(failures).toHaveLength(1)
    },
  )

  test('are read without an undecodable one', async () => {
    expect(await idsOf('sette', 8)).toEqual([8])
  })
})

describe('a conversation', () => {
  const messages = [
    { id: 12, message: 'Sì, in galleria.', created: MORNING },
    { id: 11, message: 'Ci sono posti?', created: MORNING, userFromId: '1' },
  ]

  test.each([[['Ciao']], [[{ text_body: 'Ciao', author: 7 }]], ['Ciao'], [{ all: [{ message: 'Ciao' }] }]])(
    'of which no message can be read is unreadable, and not empty (fault 55): %j',
    async (unread) => {
      const { chats } = citizen(() => Response.json({ data: { id: 7, activity: library, messages: unread } }))
      expect(failureOf(await chats.one(chat(7))())).toMatchObject({ _tag: 'Undecodable' })
    },
  )

  test.each([[[]], [null], [''], [{}], [[null]]])('without messages is empty: %j', async (none) => {
    const { chats } = citizen(() => Response.json({ data: { id: 7, activity: library, messages: none } }))
    expect(successOf(await chats.one(chat(7))()).messages).toEqual([])
  })

  test('has its messages in chronological order (CHAT-03)', async () => {
    const { chats, asked } = citizen(() => Response.json({ data: { id: 7, activity: library, messages } }))
    expect(successOf(await chats.one(chat(7))())).toMatchObject({
      id: 7,
      with: { kind: 'activity', name: 'Biblioteca civica' },
      messages: [
        { id: 11, text: 'Ci sono posti?', at: on(MORNING), from: 1 },
        { id: 12, text: 'Sì, in galleria.', at: on(MORNING), from: undefined },
      ],
    })
    expect(asked()).toEqual([['GET', '/api/chats/7', undefined]])
  })

  test('with a message without an id keeps the order of the answer', async () => {
    expect(await saidIn({ id: 12, message: 'Uno' }, { message: 'Due', userToId: 2 }, { id: 3, text: 'Tre' })).toEqual([
      [1, 'Uno', undefined],
      [2, 'Due', 2],
      [3, 'Tre', undefined],
    ])
  })

  test('leaves out empty and undecodable messages', async () => {
    expect(await saidIn({ id: 2, message: '' }, 7, { id: 3, message: 'Tre', userTo: { id: '9' } })).toEqual([
      [3, 'Tre', 9],
    ])
  })

  test('that does not exist is missing, and the page shows it', async () => {
    const { chats, failures } = citizen(() => refusal(404, 'Chat non trovata'))
    expect(failureOf(await chats.one(chat(9))())).toEqual({ _tag: 'Missing' })
    expect(failures).toEqual([])
  })

  test('fails silently when it is polled (CHAT-04, ERR-02)', async () => {
    const { chats, failures, asked } = citizen(() => refusal(500, 'Guasto'))
    expect(failureOf(await chats.news(chat(7))())).toMatchObject({ _tag: 'Refused' })
    expect(asked()).toEqual([['GET', '/api/chats/7', undefined]])
    expect(failures).toEqual([])
  })

  test('with an activity is found or opened by its parties (CHAT-02)', async () => {
    const { chats, query } = citizen(() => Response.json({ data: { id: '7', activity: library, messages: null } }))
    expect(successOf(await chats.withActivity(2 as ActivityId, 1 as UserId)())).toEqual({
      id: 7,
      with: { kind: 'activity', id: 2, name: 'Biblioteca civica', image: 'biblioteca.svg' },
      messages: [],
    })
    expect(query()).toEqual(['/api/chats', { filters: '{"activityId":2,"userFromId":1}' }])
  })

  test('has the profile of the other person (CHAT-09)', async () => {
    const { chats, asked } = citizen(() => Response.json({ data: { ...sara, imgProfile: 'sara.jpg' } }))
    expect(successOf(await chats.profile(4 as UserId)())).toEqual({
      id: 4,
      name: 'Sara',
      surname: 'Bruni',
      image: 'sara.jpg',
    })
    expect(asked()).toEqual([['GET', '/api/app/contactprofile/4', undefined]])
  })
})

describe('deleting', () => {
  test.each([
    ['one chat is a separate call (CHAT-05)', [7], [['DELETE', '/api/chats/7', undefined]]],
    ['several chats is one call (CHAT-06)', [7, 8], [['PUT', '/api/chats/delete', { ids: [7, 8] }]]],
    ['an empty selection sends no request', [], []],
  ])('%s', async (_, ids, sent) => {
    const { chats, asked } = citizen(() => Response.json({ message: 'Fatto' }))
    expect(successOf(await chats.remove(ids.map(chat))())).toBeUndefined()
    expect(asked()).toEqual(sent)
  })

  test.each([1, 2])('that fails for %i is reported once (ERR-01)', async (count) => {
    const { chats, failures } = citizen(() => refusal(500, 'Guasto'))
    const ids = [chat(7), chat(8)].slice(0, count)
    expect(failureOf(await chats.remove(ids)())).toMatchObject({ _tag: 'Refused', message: 'Guasto' })
    expect(failures).toHaveLength(1)
  })
})

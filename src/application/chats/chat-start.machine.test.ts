import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { present } from '#application/kit/present.ts'
import { ends, fails, settle, waitingPort, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Chat } from '#domain/chat/chat.ts'
import { idFrom } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import { chatStart } from './chat-start.implementations.ts'
import { chatStartMachine, type ChatStartNews, type Writer } from './chat-start.machine.ts'
import { isOpening } from './chat-start.selectors.ts'

const library = present(idFrom<'Activity'>('2'))
const mario: Writer = { kind: 'known', id: present(idFrom<'User'>('1')) }
const chat: Chat = { id: present(idFrom<'Chat'>('7')), with: undefined, messages: [] }

const open = () => {
  const found = waitingPort<[ActivityId, UserId], RequestFailure, Chat>()
  const actor = createActor(chatStart({ chats: { withActivity: found.port } }), { input: { activity: library } })
  const news: ChatStartNews[] = []
  actor.on('*', (one) => news.push(one))
  actor.start()
  return {
    found,
    news,
    want: (writer: Writer) => actor.send({ type: 'chat.wanted', writer }),
    isBusy: () => isOpening(actor.getSnapshot()),
  }
}

test('Every transition of a chat is covered', async () => {
  const walked = await walk(chatStartMachine, {
    inputs: [{ activity: library }],
    events: [
      { type: 'chat.wanted', writer: mario },
      { type: 'chat.wanted', writer: { kind: 'anonymous' } },
      { type: 'chat.wanted', writer: { kind: 'unknown' } },
      ends('findOrOpen', chat),
      fails('findOrOpen', { _tag: 'Unreachable' }),
      fails('findOrOpen', { _tag: 'Missing' }),
    ],
  })
  expect(walked).toEqual({ states: 3, transitions: 6, unreached: [], untaken: [], strayed: [] })
})

test('One request opens the chat with an activity (CHAT-02, fault 28)', async () => {
  const { found, news, want, isBusy } = open()
  want(mario)
  want(mario)
  await settle()
  expect(found.calls.map(({ asked }) => asked)).toEqual([[2, 1]])
  expect(isBusy()).toBe(true)
  await found.call().succeed(chat)
  expect([news, isBusy()]).toEqual([[{ type: 'chat.opened', id: 7 }], false])
})

test('A citizen who is not signed in is asked to sign in, and no chat is opened (SHELL-13)', async () => {
  const { found, news, want, isBusy } = open()
  want({ kind: 'anonymous' })
  await settle()
  expect([news, found.calls.length, isBusy()]).toEqual([[{ type: 'chat.signInRequired' }], 0, false])
})

test('The identity of a session is read first where it is unknown', async () => {
  const { found, news, want } = open()
  want({ kind: 'unknown' })
  await settle()
  expect([news, found.calls.length]).toEqual([[{ type: 'reader.wanted' }], 0])
})

test('A failed opening can be repeated', async () => {
  const { found, news, want, isBusy } = open()
  want(mario)
  await found.call().fail({ _tag: 'TimedOut' })
  expect([news, isBusy()]).toEqual([[], false])
  want(mario)
  await settle()
  expect(found.calls).toHaveLength(2)
})

test.each([[{ _tag: 'Missing' } as const], [new Error('A defect') as never]])(
  'What no request has told is told: %o (ERR-01)',
  async (failure) => {
    const { found, news, want, isBusy } = open()
    want(mario)
    await found.call().fail(failure)
    expect([news, isBusy()]).toEqual([[{ type: 'chat.notOpened' }], false])
  },
)

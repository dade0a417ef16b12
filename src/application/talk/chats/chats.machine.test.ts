import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { removalNow } from '#application/kit/confirmation-now.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import { present } from '#application/kit/present.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { ChatId, ChatSummary } from '#domain/chat/chat.ts'
import type { ChatRemoval } from '#domain/chat/removal.ts'
import { idFrom } from '#domain/id.ts'
import { type ChatsChange, chatsMachine } from './chats.machine.ts'

const id = (number: number): ChatId => present(idFrom<'Chat'>(String(number)))
const summary = (number: number): ChatSummary => ({
  id: id(number),
  with: undefined,
  lastMessage: undefined,
  lastAt: undefined,
  unread: undefined,
  newest: undefined,
})
const one: ChatRemoval = { kind: 'one', id: id(2) }
const picked: ChatRemoval = { kind: 'selected', ids: [id(1), id(3)] }
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const open = async () => {
  const read = waitingPort<[AbortSignal?], RequestFailure, readonly ChatSummary[]>()
  const remove = waitingPort<[readonly ChatId[]], RequestFailure, void>()
  const area = createActor(chatsMachine({ chats: { all: read.port, remove: remove.port } }), {
    input: { query: undefined },
  })
  const changes: ChatsChange[] = []
  area.on('*', (change) => changes.push(change))
  area.start()
  const list = () => present(area.getSnapshot().children.list)
  await settle()
  return {
    area,
    read,
    remove,
    changes,
    list,
    shown: () => {
      const { face, rows } = listNow<ChatSummary>(list().getSnapshot())
      return [face, rows.map((row) => row?.id)]
    },
  }
}

// What a list with removals does by itself is walked in `kit/cleared-list.machine.test.ts`.
describe('The chats', () => {
  test('are read all at once, in the order of the answer, even where they exceed a page (CHAT-01)', async () => {
    const { read, shown } = await open()
    expect(shown()).toEqual(['loading', []])
    const ids = Array.from({ length: 120 }, (_, at) => 120 - at)
    await read.call().succeed(ids.map(summary))
    expect([shown(), read.calls.length]).toEqual([['full', ids], 1])
  })

  test('say so when there are none, or why they cannot be read', async () => {
    const none = await open()
    await none.read.call().succeed([])
    expect(none.shown()).toEqual(['empty', []])
    const { read, list, shown } = await open()
    await read.call().fail(unreachable)
    expect([shown()[0], listNow(list().getSnapshot()).failure]).toEqual(['failed', unreachable])
    list().send({ type: 'retry.requested' })
    await settle()
    await read.call().succeed([summary(1)])
    expect(shown()).toEqual(['full', [1]])
  })

  test.each([
    ['one (CHAT-05)', one, [2], [3, 1]],
    ['the selected (CHAT-06)', picked, [1, 3], [2]],
  ])('are removed: %s', async (_, removal, ids, left) => {
    const { area, read, remove, changes, shown } = await open()
    await read.call().succeed([3, 2, 1].map(summary))
    area.send({ type: 'removal.requested', removal })
    present(area.getSnapshot().children.removal).send({ type: 'confirmed' })
    expect(remove.call().asked).toEqual([ids])
    await remove.call().succeed()
    expect([shown(), changes]).toEqual([['full', left], [{ type: 'chats.removed', removal }]])
  })

  test('are not removed without a selection (CHAT-06)', async () => {
    const { area } = await open()
    area.send({ type: 'removal.requested', removal: { kind: 'selected', ids: [] } })
    expect(removalNow(area.getSnapshot())).toBeUndefined()
  })
})

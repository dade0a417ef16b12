import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { fromPort } from '#application/kit/from-port.ts'
import type { PageRead } from '#application/kit/list.machine.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, settle, waitingPort, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { ChatId, ChatSummary } from '#domain/chat/chat.ts'
import { idFrom } from '#domain/id.ts'
import { chats } from './chats.implementations.ts'
import type { ChatRemoval } from '#domain/chat/removal.ts'
import { chatListMachine, type ChatsChange, chatsMachine } from './chats.machine.ts'
import {
  isAllSelected,
  isDeleting,
  isRemoving,
  isSelecting,
  isStale,
  listFace,
  listFailure,
  removalSubject,
  rows,
  selectedIds,
} from './chats.selectors.ts'

const id = (number: number): ChatId => present(idFrom<'Chat'>(String(number)))
const summary = (number: number): ChatSummary => ({
  id: id(number),
  with: undefined,
  lastMessage: undefined,
  lastAt: undefined,
  unread: undefined,
})
const three = [3, 2, 1].map(summary)

const one: ChatRemoval = { kind: 'one', id: id(2) }
const picked: ChatRemoval = { kind: 'selected', ids: [id(1), id(3)] }
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const open = () => {
  const read = waitingPort<[AbortSignal?], RequestFailure, readonly ChatSummary[]>()
  const remove = waitingPort<[readonly ChatId[]], RequestFailure, void>()
  const actor = createActor(chats({ chats: { all: read.port, remove: remove.port } }), { input: { query: undefined } })
  const changes: ChatsChange[] = []
  actor.on('*', (change) => changes.push(change))
  actor.start()
  const list = () => present(actor.getSnapshot().children.list)
  return {
    read,
    remove,
    changes,
    chats: actor,
    list,
    confirmation: () => present(actor.getSnapshot().children.removal),
    select: (...numbers: readonly number[]) => {
      list().send({ type: 'selection.started' })
      for (const number of numbers) list().send({ type: 'row.toggled', id: id(number) })
    },
    shown: () => {
      const snapshot = list().getSnapshot()
      return {
        face: listFace(snapshot),
        ids: rows(snapshot).map((row) => row.id),
        selecting: isSelecting(snapshot),
        selected: [...selectedIds(snapshot)],
      }
    },
    asking: () => isRemoving(actor.getSnapshot()),
  }
}

/** The chats of a citizen with three chats. */
const openThree = async () => {
  const area = open()
  await settle()
  await area.read.call().succeed(three)
  return area
}

test('Every transition of the chats is covered', async () => {
  const done = { subject: one, outcome: 'done' } as const
  const walked = await walk(chatsMachine, {
    inputs: [{ query: undefined }],
    events: [
      { type: 'removal.requested', removal: one },
      { type: 'removal.requested', removal: { kind: 'selected', ids: [] } },
      { type: 'rows.changed' },
      ends('removal', done),
      ends('removal', { ...done, outcome: 'cancelled' }),
      fails('removal', new Error('A defect')),
      fails('list', new Error('A defect')),
      { type: 'retry.requested' },
    ],
  })
  expect(walked).toEqual({ states: 5, transitions: 7, unreached: [], untaken: [], strayed: [] })
})

test('After a removal breaks down, the chats are read again, and can be removed as before', async () => {
  const broken = confirmationMachine<ChatRemoval>('broken').provide({
    actors: { act: fromPromise(() => Promise.resolve()) },
    actions: {
      keepAnswer: () => {
        throw new Error('A defect')
      },
    },
  })
  const pages = waitingPort<[], RequestFailure, readonly PageRead<ChatSummary>[]>()
  const actor = createActor(
    chatsMachine.provide({
      actors: {
        list: chatListMachine.provide({ actors: { loadPages: fromPort(() => pages.port()) } }),
        removal: broken,
      },
    }),
    { input: { query: undefined } },
  ).start()
  await settle()
  await pages.call().succeed([])
  actor.send({ type: 'removal.requested', removal: one })
  present(actor.getSnapshot().children.removal).send({ type: 'confirmed' })
  await settle()
  expect([actor.getSnapshot().status, isRemoving(actor.getSnapshot()), pages.calls.length]).toEqual([
    'active',
    false,
    2,
  ])
})

describe('The chats', () => {
  test('are read all at once, in the order of the answer (CHAT-01)', async () => {
    const { read, shown } = open()
    await settle()
    expect(shown().face).toBe('loading')
    await read.call().succeed(three)
    expect(shown()).toEqual({ face: 'full', ids: [3, 2, 1], selecting: false, selected: [] })
    expect(read.calls).toHaveLength(1)
  })

  test('are complete even where they exceed a page', async () => {
    const { read, shown } = open()
    await settle()
    await read.call().succeed(Array.from({ length: 120 }, (_, at) => summary(at + 1)))
    expect([shown().ids.length, shown().face, read.calls.length]).toEqual([120, 'full', 1])
  })

  test('say so when there are none', async () => {
    const { read, shown } = open()
    await settle()
    await read.call().succeed([])
    expect(shown()).toMatchObject({ face: 'empty', ids: [] })
  })

  test('show why they cannot be read, and are read again on retry', async () => {
    const { read, list, shown } = open()
    await settle()
    await read.call().fail(unreachable)
    expect([shown().face, listFailure(list().getSnapshot())]).toEqual(['failed', unreachable])
    list().send({ type: 'retry.requested' })
    await settle()
    await read.call().succeed(three)
    expect(shown().face).toBe('full')
  })

  test('are read again when a conversation changes, and show when that failed (ERR-04)', async () => {
    const { chats: area, read, list, shown } = await openThree()
    area.send({ type: 'rows.changed' })
    await settle()
    expect(read.calls).toHaveLength(2)
    await read.call().fail(unreachable)
    expect(isStale(list().getSnapshot())).toBe(true)
    expect(shown()).toMatchObject({ face: 'full', ids: [3, 2, 1] })
  })

  test('are all selected when each one is (CHAT-06)', async () => {
    const { select, list } = await openThree()
    expect(isAllSelected(list().getSnapshot())).toBe(false)
    select(1, 2)
    expect(isAllSelected(list().getSnapshot())).toBe(false)
    list().send({ type: 'row.toggled', id: id(3) })
    expect(isAllSelected(list().getSnapshot())).toBe(true)
  })
})

describe('The removal of chats', () => {
  test('is confirmed first, and cancelling changes nothing (CHAT-05)', async () => {
    const { chats: area, select, confirmation, asking, remove, read, shown, changes } = await openThree()
    select(1, 3)
    area.send({ type: 'removal.requested', removal: one })
    expect([asking(), removalSubject(area.getSnapshot())]).toEqual([true, one])
    confirmation().send({ type: 'cancelled' })
    await settle()
    expect(asking()).toBe(false)
    expect(shown()).toEqual({ face: 'full', ids: [3, 2, 1], selecting: true, selected: [1, 3] })
    expect([remove.calls.length, read.calls.length, changes.length]).toEqual([0, 1, 0])
  })

  test('of one chat takes its row away at once, and reads the list again (CHAT-05)', async () => {
    const { chats: area, confirmation, remove, read, shown, changes, asking } = await openThree()
    area.send({ type: 'removal.requested', removal: one })
    confirmation().send({ type: 'confirmed' })
    expect(isDeleting(confirmation().getSnapshot())).toBe(true)
    expect(remove.call().asked).toEqual([[2]])
    await remove.call().succeed()
    expect(shown()).toMatchObject({ face: 'full', ids: [3, 1] })
    expect(changes).toEqual([{ type: 'chats.removed', removal: { kind: 'one', id: 2 } }])
    expect([asking(), read.calls.length]).toEqual([false, 2])
  })

  test('of the selected chats takes their rows away, and ends the selection (CHAT-06)', async () => {
    const { chats: area, select, confirmation, remove, read, shown, changes } = await openThree()
    select(1, 3)
    area.send({ type: 'removal.requested', removal: picked })
    confirmation().send({ type: 'confirmed' })
    expect(remove.call().asked).toEqual([[1, 3]])
    await remove.call().succeed()
    expect(shown()).toEqual({ face: 'full', ids: [2], selecting: false, selected: [] })
    expect(changes).toEqual([{ type: 'chats.removed', removal: { kind: 'selected', ids: [1, 3] } }])
    await read.call().succeed([summary(2)])
    expect(shown().ids).toEqual([2])
  })

  test('keeps rows and selection when it fails (fault 27)', async () => {
    const { chats: area, select, confirmation, remove, read, shown, changes, asking } = await openThree()
    select(1, 3)
    area.send({ type: 'removal.requested', removal: picked })
    confirmation().send({ type: 'confirmed' })
    await remove.call().fail(unreachable)
    expect(shown()).toEqual({ face: 'full', ids: [3, 2, 1], selecting: true, selected: [1, 3] })
    expect([asking(), changes.length, read.calls.length]).toEqual([false, 0, 1])
  })

  test('is not offered without a selection (CHAT-06)', async () => {
    const { chats: area, asking } = await openThree()
    area.send({ type: 'removal.requested', removal: { kind: 'selected', ids: [] } })
    expect(asking()).toBe(false)
    area.send({ type: 'removal.requested', removal: picked })
    expect(asking()).toBe(true)
  })

  test('sends one request for several confirmations (fault 28)', async () => {
    const { chats: area, confirmation, remove } = await openThree()
    area.send({ type: 'removal.requested', removal: one })
    const dialog = confirmation()
    dialog.send({ type: 'confirmed' })
    dialog.send({ type: 'confirmed' })
    area.send({ type: 'removal.requested', removal: picked })
    expect(remove.calls.map(({ asked }) => asked)).toEqual([[[2]]])
  })
})

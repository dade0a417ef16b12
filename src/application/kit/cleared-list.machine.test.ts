import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { RequestFailure } from '#application/ports/failure.ts'
import { type Cleared, clearedListMachine } from './cleared-list.machine.ts'
import { selectionNow } from './cleared-list.selectors.ts'
import { removalNow } from './confirmation-now.ts'
import { confirmationMachine } from './confirmation.machine.ts'
import { fromPort } from './from-port.ts'
import type { PageRead } from './list.setup.ts'
import { listNow } from './list.selectors.ts'
import { present } from './present.ts'
import { ends, fails, settle, waitingPort, walk } from './testing/walk.ts'

type Row = Readonly<{ id: number }>
/** The ids; none where only the server knows them. */
type Removal = Readonly<{ kind: 'named' | 'all'; ids: readonly number[] }>

const letters = clearedListMachine<string, Row, Removal, 'letters.removed'>({
  id: 'letters',
  pageSize: 50,
  news: 'letters.removed',
  idsOf: ({ ids }) => ids,
  isSomething: ({ kind, ids }) => kind === 'all' || ids.length > 0,
})
const named = (...ids: readonly number[]): Removal => ({ kind: 'named', ids })
const unreachable: RequestFailure = { _tag: 'Unreachable' }
const page = (...ids: readonly number[]): readonly PageRead<Row>[] => [
  { page: 1, content: { rows: ids.map((id) => ({ id })), total: ids.length, leftOut: 0 } },
]
const broken = confirmationMachine<Removal>('broken').provide({
  actors: { act: fromPromise(() => Promise.resolve()) },
  actions: {
    keepAnswer: () => {
      throw new Error('A defect')
    },
  },
})

const open = async (removal?: typeof broken) => {
  const read = waitingPort<[], RequestFailure, readonly PageRead<Row>[]>()
  const remove = waitingPort<[Removal], RequestFailure, void>()
  const area = createActor(
    letters.machine.provide({
      actors: {
        list: letters.list.provide({ actors: { loadPages: fromPort(() => read.port()) } }),
        removal:
          removal ?? letters.removal.provide({ actors: { act: fromPort(({ subject }) => remove.port(subject)) } }),
      },
    }),
    { input: { query: 'inbox' } },
  )
  const news: Cleared<'letters.removed', Removal>[] = []
  area.on('*', (told) => news.push(told))
  area.start()
  const list = () => present(area.getSnapshot().children.list)
  await settle()
  await read.call().succeed(page(1, 2, 3))
  return {
    area,
    read,
    remove,
    news,
    list,
    question: () => present(area.getSnapshot().children.removal),
    ask: (wanted: Removal) => area.send({ type: 'removal.requested', removal: wanted }),
    select: (...ids: readonly number[]) => {
      list().send({ type: 'selection.started' })
      for (const id of ids) list().send({ type: 'row.toggled', id })
    },
    isAsking: () => removalNow(area.getSnapshot()) !== undefined,
    shown: () => {
      const now = list().getSnapshot()
      const { isSelecting, selected } = selectionNow(now)
      return [listNow(now).rows.map((row) => row?.id), isSelecting, [...selected]]
    },
  }
}

test('Every transition of a list with removals is covered', async () => {
  const done = { subject: named(1), outcome: 'done' } as const
  const walked = await walk(letters.machine, {
    inputs: [{ query: 'inbox' }],
    events: [
      { type: 'query.changed', query: 'archive' },
      { type: 'removal.requested', removal: named(1) },
      { type: 'removal.requested', removal: named() },
      { type: 'rows.changed' },
      ends('removal', done),
      ends('removal', { ...done, outcome: 'cancelled' }),
      ends('removal', { ...done, outcome: 'failed', failure: unreachable }),
      fails('removal', new Error('A defect')),
      fails('list', new Error('A defect')),
      { type: 'retry.requested' },
    ],
  })
  expect(walked).toEqual({ states: 5, transitions: 10, unreached: [], untaken: [], strayed: [] })
})

describe('A list with removals', () => {
  test('is read again when a row changes elsewhere, and says when that failed', async () => {
    const { area, read, list, shown } = await open()
    area.send({ type: 'rows.changed' })
    await settle()
    expect(read.calls.length).toBe(2)
    await read.call().fail(unreachable)
    expect([listNow(list().getSnapshot()).isStale, listNow(list().getSnapshot()).face, shown()[0]]).toEqual([
      true,
      'full',
      [1, 2, 3],
    ])
  })

  test('is all selected when each row is', async () => {
    const { select, list } = await open()
    expect(selectionNow(list().getSnapshot()).isAllSelected).toBe(false)
    select(1, 2)
    expect(selectionNow(list().getSnapshot()).isAllSelected).toBe(false)
    list().send({ type: 'row.toggled', id: 3 })
    expect(selectionNow(list().getSnapshot()).isAllSelected).toBe(true)
  })
})

describe('A removal', () => {
  test('is confirmed first, and cancelling changes nothing', async () => {
    const { area, select, ask, question, isAsking, remove, read, shown, news } = await open()
    select(1, 3)
    ask(named(1, 3))
    expect(removalNow(area.getSnapshot())?.subject).toEqual(named(1, 3))
    question().send({ type: 'cancelled' })
    await settle()
    expect([isAsking(), shown()]).toEqual([false, [[1, 2, 3], true, [1, 3]]])
    expect([remove.calls.length, read.calls.length, news.length]).toEqual([0, 1, 0])
  })

  test('takes its rows away at once, ends the selection, tells it, and reads the list again', async () => {
    const { area, select, ask, question, isAsking, remove, read, shown, news } = await open()
    select(1, 3)
    ask(named(1, 3))
    question().send({ type: 'confirmed' })
    expect([removalNow(area.getSnapshot())?.isBusy, remove.call().asked]).toEqual([true, [named(1, 3)]])
    await remove.call().succeed()
    expect([isAsking(), shown(), news]).toEqual([
      false,
      [[2], false, []],
      [{ type: 'letters.removed', removal: named(1, 3) }],
    ])
    await read.call().succeed(page(2))
    expect([read.calls.length, shown()[0]]).toEqual([2, [2]])
  })

  test('keeps rows and selection when it fails (fault 27)', async () => {
    const { select, ask, question, isAsking, remove, read, shown, news } = await open()
    select(1, 3)
    ask(named(1, 3))
    question().send({ type: 'confirmed' })
    await remove.call().fail({ _tag: 'Refused', status: 409, message: undefined })
    expect([isAsking(), shown()]).toEqual([false, [[1, 2, 3], true, [1, 3]]])
    expect([news.length, read.calls.length]).toEqual([0, 1])
  })

  test('whose answer was lost has the list read again: the rows may be gone (ERR-07)', async () => {
    const { select, ask, question, remove, read, shown, news } = await open()
    select(1, 3)
    ask(named(1, 3))
    question().send({ type: 'confirmed' })
    await remove.call().fail(unreachable)
    expect([shown(), read.calls.length]).toEqual([[[1, 2, 3], true, [1, 3]], 2])
    await read.call().succeed(page(2))
    expect([shown()[0], news]).toEqual([[2], []])
  })

  test('sends one request for several confirmations (fault 28)', async () => {
    const { ask, question, remove } = await open()
    ask(named(2))
    const dialog = question()
    dialog.send({ type: 'confirmed' })
    dialog.send({ type: 'confirmed' })
    ask(named(1))
    expect(remove.calls.map(({ asked }) => asked)).toEqual([[named(2)]])
  })

  test('of nothing is not asked about', async () => {
    const { ask, isAsking } = await open()
    ask(named())
    expect(isAsking()).toBe(false)
    ask({ kind: 'all', ids: [] })
    expect(isAsking()).toBe(true)
  })

  test('that breaks down reads the list again, and others work as before', async () => {
    const { area, ask, question, isAsking, read } = await open(broken)
    ask(named(1))
    question().send({ type: 'confirmed' })
    await settle()
    expect([area.getSnapshot().status, isAsking(), read.calls.length]).toEqual(['active', false, 2])
    ask(named(2))
    expect(isAsking()).toBe(true)
  })
})

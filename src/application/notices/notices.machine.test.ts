import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { fromPort } from '#application/kit/from-port.ts'
import type { PageRead } from '#application/kit/list.machine.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, settle, waitingPort, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { idFrom } from '#domain/id.ts'
import type { NoticeSummary, ReceivedNoticeId } from '#domain/notices/notice.ts'
import {
  DEFAULT_NOTICE_QUERY,
  EVERY_NOTICE,
  type NoticeFilter,
  type NoticeQuery,
} from '#domain/notices/notice-query.ts'
import type { Page } from '#domain/paging/page.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { notices } from './notices.implementations.ts'
import { noticeListMachine, type NoticesChange, noticesMachine, type Removal } from './notices.machine.ts'
import {
  isAllSelected,
  isDeleting,
  isIncomplete,
  isRemoving,
  isSelecting,
  isStale,
  listFace,
  listFailure,
  listQuery,
  removalSubject,
  rows,
  selectedIds,
} from './notices.selectors.ts'

const id = (number: number): ReceivedNoticeId => present(idFrom<'ReceivedNotice'>(String(number)))
const summary = (number: number): NoticeSummary => ({
  id: id(number),
  noticeId: present(idFrom<'Notice'>(String(number))),
  title: `Avviso ${number}`,
  summary: '',
  template: 'standard',
  sender: { id: undefined, name: 'Comune', image: undefined },
  tags: [],
  receivedAt: 0 as Instant,
  seen: false,
  surveyClosed: false,
})
const page = (total: number, ...numbers: readonly number[]): Page<NoticeSummary> => ({
  rows: numbers.map(summary),
  total,
  leftOut: 0,
})

const one: Removal = { kind: 'one', id: id(2), activity: undefined, from: 'list' }
const picked: Removal = { kind: 'selected', ids: [id(1), id(3)] }
const all: Removal = { kind: 'all', filter: { ...EVERY_NOTICE, unreadOnly: true } }
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const unused = () => {
  throw new Error('The list of notices has no business here')
}

const open = () => {
  const read = waitingPort<[NoticeQuery, number], RequestFailure, Page<NoticeSummary>>()
  const remove = waitingPort<[readonly ReceivedNoticeId[]], RequestFailure, void>()
  const removeAll = waitingPort<[NoticeFilter], RequestFailure, void>()
  const actor = createActor(
    notices({
      receivedNotices: {
        page: read.port,
        remove: remove.port,
        removeAll: removeAll.port,
        one: unused,
        unread: unused,
        tags: unused,
        tag: unused,
        mailFile: unused,
        fileContent: unused,
        sendPosition: unused,
      },
    }),
    { input: { query: DEFAULT_NOTICE_QUERY } },
  )
  const changes: NoticesChange[] = []
  actor.on('*', (change) => changes.push(change))
  actor.start()
  const list = () => present(actor.getSnapshot().children.list)
  return {
    read,
    remove,
    removeAll,
    changes,
    notices: actor,
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
        ids: rows(snapshot).map((row) => row?.id),
        selecting: isSelecting(snapshot),
        selected: [...selectedIds(snapshot)],
      }
    },
    asking: () => isRemoving(actor.getSnapshot()),
  }
}

/** The notices of a citizen with three notices. */
const openThree = async () => {
  const area = open()
  await settle()
  await area.read.call().succeed(page(3, 1, 2, 3))
  return area
}

test('Every transition of the notices is covered', async () => {
  const done = { subject: one, outcome: 'done' } as const
  const walked = await walk(noticesMachine, {
    inputs: [{ query: DEFAULT_NOTICE_QUERY }],
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

test('After a removal breaks down, the notices are read again, and can be removed as before', async () => {
  const broken = confirmationMachine<Removal>('broken').provide({
    actors: { act: fromPromise(() => Promise.resolve()) },
    actions: {
      keepAnswer: () => {
        throw new Error('A defect')
      },
    },
  })
  const pages = waitingPort<[], RequestFailure, readonly PageRead<NoticeSummary>[]>()
  const actor = createActor(
    noticesMachine.provide({
      actors: {
        list: noticeListMachine.provide({ actors: { loadPages: fromPort(() => pages.port()) } }),
        removal: broken,
      },
    }),
    { input: { query: DEFAULT_NOTICE_QUERY } },
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

describe('The received notices', () => {
  test('are read newest first, page by page (NOTICE-01)', async () => {
    const { read, list, shown } = open()
    await settle()
    expect(read.calls.map(({ asked }) => asked)).toEqual([[DEFAULT_NOTICE_QUERY, 1, expect.any(AbortSignal)]])
    expect(listQuery(list().getSnapshot())).toMatchObject({ order: 'newest' })
    expect(shown().face).toBe('loading')
    await read.call().succeed(page(3, 1, 2, 3))
    expect(shown()).toEqual({ face: 'full', ids: [1, 2, 3], selecting: false, selected: [] })
  })

  test('say so when there are none', async () => {
    const { read, shown } = open()
    await settle()
    await read.call().succeed(page(0))
    expect(shown()).toMatchObject({ face: 'empty', ids: [] })
  })

  test('show why they cannot be read', async () => {
    const { read, list, shown } = open()
    await settle()
    await read.call().fail(unreachable)
    expect(shown().face).toBe('failed')
    expect(listFailure(list().getSnapshot())).toEqual(unreachable)
  })

  test('are read again when one of them changes elsewhere, and show when that failed (NOTICE-03)', async () => {
    const { notices: area, read, list, shown } = await openThree()
    area.send({ type: 'rows.changed' })
    await settle()
    expect(read.calls.length).toBe(2)
    await read.call().fail(unreachable)
    expect(isStale(list().getSnapshot())).toBe(true)
    expect(shown()).toMatchObject({ face: 'full', ids: [1, 2, 3] })
  })

  test('show when some visible rows could not be read', async () => {
    const { read, list } = open()
    await settle()
    await read.call().succeed(page(60, ...Array.from({ length: 50 }, (_, index) => index + 1)))
    expect(isIncomplete(list().getSnapshot())).toBe(false)
    list().send({ type: 'rows.seen', first: 50, last: 99 })
    await settle()
    await read.call().fail(unreachable)
    expect(isIncomplete(list().getSnapshot())).toBe(true)
  })

  test('are all selected when every row that was read is (NOTICE-05)', async () => {
    const { select, list } = await openThree()
    expect(isAllSelected(list().getSnapshot())).toBe(false)
    select(1, 2)
    expect(isAllSelected(list().getSnapshot())).toBe(false)
    list().send({ type: 'row.toggled', id: id(3) })
    expect(isAllSelected(list().getSnapshot())).toBe(true)
  })
})

describe('The removal of notices', () => {
  test('is confirmed first, and cancelling changes nothing (NOTICE-04)', async () => {
    const { notices: area, select, confirmation, asking, remove, read, shown, changes } = await openThree()
    select(1, 3)
    area.send({ type: 'removal.requested', removal: picked })
    expect(asking()).toBe(true)
    expect(removalSubject(area.getSnapshot())).toEqual(picked)
    confirmation().send({ type: 'cancelled' })
    await settle()
    expect(asking()).toBe(false)
    expect(shown()).toEqual({ face: 'full', ids: [1, 2, 3], selecting: true, selected: [1, 3] })
    expect([remove.calls.length, read.calls.length, changes.length]).toEqual([0, 1, 0])
  })

  test('of one notice takes its row away at once, and reads the list again (NOTICE-04)', async () => {
    const { notices: area, confirmation, remove, read, shown, changes, asking } = await openThree()
    area.send({ type: 'removal.requested', removal: one })
    confirmation().send({ type: 'confirmed' })
    expect(isDeleting(confirmation().getSnapshot())).toBe(true)
    expect(remove.call().asked).toEqual([[2]])
    await remove.call().succeed()
    expect(shown()).toMatchObject({ face: 'full', ids: [1, 3] })
    expect(changes).toEqual([{ type: 'notices.removed', removal: one }])
    expect([asking(), read.calls.length]).toEqual([false, 2])
  })

  test('of the selected notices takes their rows away, and ends the selection (NOTICE-05)', async () => {
    const { notices: area, select, confirmation, remove, read, shown, changes } = await openThree()
    select(1, 3)
    area.send({ type: 'removal.requested', removal: picked })
    confirmation().send({ type: 'confirmed' })
    expect(remove.call().asked).toEqual([[1, 3]])
    await remove.call().succeed()
    expect(shown()).toEqual({ face: 'full', ids: [2], selecting: false, selected: [] })
    expect(changes).toEqual([{ type: 'notices.removed', removal: picked }])
    await read.call().succeed(page(1, 2))
    expect(shown().ids).toEqual([2])
  })

  test('of all that match the filter is one call, and reads the rest (NOTICE-06)', async () => {
    const { notices: area, confirmation, remove, removeAll, read, shown, changes } = await openThree()
    area.send({ type: 'removal.requested', removal: all })
    confirmation().send({ type: 'confirmed' })
    expect(removeAll.call().asked).toEqual([{ ...EVERY_NOTICE, unreadOnly: true }])
    await removeAll.call().succeed()
    expect([remove.calls.length, read.calls.length]).toEqual([0, 2])
    await read.call().succeed(page(0))
    expect(shown().face).toBe('empty')
    expect(changes).toEqual([{ type: 'notices.removed', removal: all }])
  })

  test('keeps rows and selection when it fails (fault 27)', async () => {
    const { notices: area, select, confirmation, remove, read, shown, changes, asking } = await openThree()
    select(1, 3)
    area.send({ type: 'removal.requested', removal: picked })
    confirmation().send({ type: 'confirmed' })
    await remove.call().fail(unreachable)
    expect(shown()).toEqual({ face: 'full', ids: [1, 2, 3], selecting: true, selected: [1, 3] })
    expect([asking(), changes.length, read.calls.length]).toEqual([false, 0, 1])
  })

  test('is not offered without notices', async () => {
    const { notices: area, asking } = await openThree()
    area.send({ type: 'removal.requested', removal: { kind: 'selected', ids: [] } })
    expect(asking()).toBe(false)
    area.send({ type: 'removal.requested', removal: picked })
    expect(asking()).toBe(true)
  })

  test('sends one request for several confirmations (fault 28)', async () => {
    const { notices: area, confirmation, remove } = await openThree()
    area.send({ type: 'removal.requested', removal: one })
    const dialog = confirmation()
    dialog.send({ type: 'confirmed' })
    dialog.send({ type: 'confirmed' })
    area.send({ type: 'removal.requested', removal: picked })
    expect(remove.calls.map(({ asked }) => asked)).toEqual([[[2]]])
  })
})

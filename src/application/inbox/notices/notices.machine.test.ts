import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { removalNow } from '#application/kit/confirmation-now.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import { present } from '#application/kit/present.ts'
import { portOf, settle, waitingPort } from '#application/kit/testing/walk.ts'
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
import { type NoticesChange, noticesMachine, type Removal } from './notices.machine.ts'

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

const open = async () => {
  const read = waitingPort<[NoticeQuery, number], RequestFailure, Page<NoticeSummary>>()
  const remove = waitingPort<[readonly ReceivedNoticeId[]], RequestFailure, void>()
  const removeAll = waitingPort<[NoticeFilter], RequestFailure, void>()
  const area = createActor(
    noticesMachine({
      receivedNotices: portOf({
        page: read.port,
        remove: remove.port,
        removeAll: removeAll.port,
      }),
    }),
    { input: { query: DEFAULT_NOTICE_QUERY } },
  )
  const changes: NoticesChange[] = []
  area.on('*', (change) => changes.push(change))
  area.start()
  const list = () => present(area.getSnapshot().children.list)
  await settle()
  return {
    area,
    read,
    remove,
    removeAll,
    changes,
    list,
    shown: () => [listNow(list().getSnapshot()).face, listNow(list().getSnapshot()).rows.map((row) => row?.id)],
    removeNow: (removal: Removal) => {
      area.send({ type: 'removal.requested', removal })
      present(area.getSnapshot().children.removal).send({ type: 'confirmed' })
    },
  }
}

// What a list with removals does by itself is walked in `kit/cleared-list.machine.test.ts`.
describe('The received notices', () => {
  test('are read newest first, page by page (NOTICE-01)', async () => {
    const { read, list, shown } = await open()
    expect(read.calls.map(({ asked }) => asked)).toEqual([[DEFAULT_NOTICE_QUERY, 1, expect.any(AbortSignal)]])
    expect(list().getSnapshot().context.query).toMatchObject({ order: 'newest' })
    expect(shown()[0]).toBe('loading')
    await read.call().succeed(page(3, 1, 2, 3))
    expect(shown()).toEqual(['full', [1, 2, 3]])
  })

  test('say so when there are none, or why they cannot be read', async () => {
    const none = await open()
    await none.read.call().succeed(page(0))
    expect(none.shown()).toEqual(['empty', []])
    const { read, list, shown } = await open()
    await read.call().fail(unreachable)
    expect([shown()[0], listNow(list().getSnapshot()).failure]).toEqual(['failed', unreachable])
  })

  test('show when some visible rows could not be read', async () => {
    const { read, list } = await open()
    await read.call().succeed(page(60, ...Array.from({ length: 50 }, (_, index) => index + 1)))
    expect(listNow(list().getSnapshot()).isIncomplete).toBe(false)
    list().send({ type: 'rows.seen', first: 50, last: 99 })
    await settle()
    await read.call().fail(unreachable)
    expect(listNow(list().getSnapshot()).isIncomplete).toBe(true)
  })

  test.each([
    ['one (NOTICE-04)', one, [2], [1, 3]],
    ['the selected (NOTICE-05)', picked, [1, 3], [2]],
  ])('are removed: %s', async (_, removal, ids, left) => {
    const { read, remove, removeNow, shown, changes } = await open()
    await read.call().succeed(page(3, 1, 2, 3))
    removeNow(removal)
    expect(remove.call().asked).toEqual([ids])
    await remove.call().succeed()
    expect([shown(), changes]).toEqual([['full', left], [{ type: 'notices.removed', removal }]])
  })

  test('are removed: all that match the filter, in one call, and the rest is read (NOTICE-06)', async () => {
    const { read, remove, removeAll, removeNow, shown, changes } = await open()
    await read.call().succeed(page(3, 1, 2, 3))
    removeNow(all)
    expect(removeAll.call().asked).toEqual([{ ...EVERY_NOTICE, unreadOnly: true }])
    await removeAll.call().succeed()
    expect([remove.calls.length, read.calls.length]).toEqual([0, 2])
    await read.call().succeed(page(0))
    expect([shown()[0], changes]).toEqual(['empty', [{ type: 'notices.removed', removal: all }]])
  })

  test('are not removed without a selection', async () => {
    const { area } = await open()
    area.send({ type: 'removal.requested', removal: { kind: 'selected', ids: [] } })
    expect(removalNow(area.getSnapshot())).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { RequestFailure } from '#application/ports/failure.ts'
import { fromPort } from './from-port.ts'
import { listMachine } from './list.machine.ts'
import type { PageRead, PagesWanted } from './list.setup.ts'
import { listNow } from './list.selectors.ts'
import { ends, fails, found, outdated, waitingPort, walk } from './testing/walk.ts'

type Row = Readonly<{ id: number; title: string }>
const SIZE = 2
const letters = listMachine<string, Row>('letters', SIZE)

const row = (id: number): Row => ({ id, title: `letter ${id}` })
const page = (number: number, total: number | undefined, ...ids: readonly number[]): PageRead<Row> => ({
  page: number,
  content: { rows: ids.map(row), total, leftOut: 0 },
})
/** The rows from the first of one page to the last of another become visible. */
const seen = (first: number, last = first) => ({
  type: 'rows.seen' as const,
  first: (first - 1) * SIZE,
  last: last * SIZE - 1,
})
const unreachable = { _tag: 'Unreachable' } as const

const open = (first?: number) => {
  const load = waitingPort<[PagesWanted<string>], RequestFailure, readonly PageRead<Row>[]>()
  const actor = createActor(letters.provide({ actors: { loadPages: fromPort(load.port) } }), {
    input: { query: 'inbox', ...(first === undefined ? {} : { first }) },
  })
  actor.start()
  const { send } = actor
  return {
    load,
    send,
    asked: () => load.calls.map(({ asked: [{ query, pages }] }) => `${query} ${pages.join(' ')}`),
    select: (...ids: readonly number[]) => {
      send({ type: 'selection.started' })
      for (const id of ids) send({ type: 'row.toggled', id })
    },
    list: () => {
      const snapshot = actor.getSnapshot()
      const { query, rows, selected, failure } = snapshot.context
      return {
        ...snapshot.value,
        query,
        ids: rows.all.map((each) => each?.id),
        selected: [...selected],
        failure,
      }
    },
    shortfall: () => listNow(actor.getSnapshot()).shortfall,
    seenAs: () => [listNow(actor.getSnapshot()).face, listNow(actor.getSnapshot()).isStale],
    titles: () => actor.getSnapshot().context.rows.all.map((each) => each?.title),
  }
}

/** A list with the first page of two read. */
const openRead = async (total: number | undefined = 4) => {
  const list = open()
  await list.load.call().succeed([page(1, total, 1, 2)])
  return list
}

/** A list of which the second page is being read. */
const openMissing = async () => {
  const list = await openRead()
  list.send(seen(1, 2))
  return list
}

test('Every transition of a list is covered', async () => {
  const walked = await walk(letters, {
    inputs: [{ query: 'inbox' }],
    events: [
      { type: 'query.changed', query: 'archive' },
      seen(1, 2),
      seen(1, 3),
      { type: 'refresh.requested' },
      { type: 'content.changed' },
      { type: 'retry.requested' },
      { type: 'network.returned' },
      { type: 'rows.removed', ids: [1] },
      { type: 'row.changed', row: row(2) },
      { type: 'selection.started' },
      { type: 'selection.ended' },
      { type: 'row.toggled', id: 1 },
      { type: 'all.toggled' },
      found('load', [page(1, 6, 1, 2)]),
      found('load', [page(1, 6, 1, 2)], true),
      ends('load', [page(1, 6, 1, 2)]),
      fails('load', unreachable),
      fails('load', outdated([page(1, 6, 1, 2)])),
      ends('fetch', [page(2, 6, 3, 4)]),
      ends('fetch', [page(2, 5, 4, 5)]),
      fails('fetch', unreachable),
      fails('fetch', outdated([page(2, 6, 3, 4)])),
      ends('refresh', [page(1, 6, 1, 2)]),
      fails('refresh', unreachable),
    ],
    sees: ({ rows, sight, failed, isOutdated, isEarly }) => [
      isEarly,
      rows.all.length > SIZE,
      [...rows.given.keys()].sort(),
      sight,
      [...failed],
      isOutdated,
    ],
  })
  expect(walked).toEqual({ states: 15, transitions: 42, unreached: [], untaken: [], strayed: [] })
})

describe('A long list without a network (ERR-04)', () => {
  test('shows the earlier rows of the device, and reads them again when the network is back', async () => {
    const { load, send, list } = open()
    await load.call().fail(outdated([page(1, 1, 1)]))
    expect(list()).toMatchObject({ reading: { shown: 'stale' }, ids: [1], failure: outdated([page(1, 1, 1)]) })
    send({ type: 'network.returned' })
    await load.call().succeed([page(1, 1, 3)])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [3], failure: undefined })
  })

  test('shows an earlier page of the device among the others', async () => {
    const { load, send, list } = await openRead()
    send(seen(1, 2))
    await load.call().fail(outdated([page(2, 4, 3, 4)]))
    expect(list()).toMatchObject({ reading: { shown: 'stale' }, ids: [1, 2, 3, 4] })
  })

  test.each([
    ['a list', open, 'inbox 1'],
    ['a page', async () => openMissing(), 'inbox 2'],
  ])('reads %s that failed when the network is back', async (_, make, last) => {
    const { load, send, asked } = await make()
    await load.call().fail(unreachable)
    send({ type: 'network.returned' })
    expect(asked().at(-1)).toBe(last)
    expect(load.calls.length).toBe(asked().length)
    expect(asked().filter((one) => one === last).length).toBe(2)
  })
})

describe('A long list', () => {
  test('reads its first page at once, and shows the total', async () => {
    const { load, asked, list } = open()
    expect(list()).toMatchObject({ reading: { loading: 'bare' }, ids: [] })
    expect(asked()).toEqual(['inbox 1'])
    await load.call().succeed([page(1, 4, 1, 2)])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [1, 2, undefined, undefined] })
  })

  test('starts on the page it is opened on, and reserves places for those before', async () => {
    const { load, send, asked, list } = open(2)
    expect(asked()).toEqual(['inbox 2'])
    await load.call().succeed([page(2, 6, 3, 4)])
    expect(list()).toMatchObject({
      reading: { shown: 'settled' },
      ids: [undefined, undefined, 3, 4, undefined, undefined],
    })
    send({ type: 'query.changed', query: 'archive', first: 3 })
    await load.call().succeed([page(3, 5, 5)])
    expect(list().ids).toEqual([undefined, undefined, undefined, undefined, 5])
    send({ type: 'query.changed', query: 'inbox' })
    expect(asked().slice(1)).toEqual(['archive 3', 'inbox 1'])
  })

  test('opened past its end still reads what there is', async () => {
    const { load, asked, list } = open(9)
    await load.call().succeed([page(9, 3)])
    expect(list()).toMatchObject({ reading: { shown: 'fetching' }, ids: [undefined, undefined, undefined] })
    await load.call().succeed([page(2, 3, 3)])
    expect([asked(), list().ids]).toEqual([
      ['inbox 9', 'inbox 2'],
      [undefined, undefined, 3],
    ])
  })

  test('reads other pages when they become visible, each once', async () => {
    const { load, send, asked, list } = await openRead()
    send(seen(1, 2))
    expect(list()).toMatchObject({ reading: { shown: 'fetching' } })
    send(seen(2))
    await load.call().succeed([page(2, 4, 3, 4)])
    send(seen(1, 3))
    expect(asked()).toEqual(['inbox 1', 'inbox 2'])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [1, 2, 3, 4] })
  })

  test.each([
    ['one has gone', page(2, 3, 4), 'inbox 1 2', [page(1, 3, 1, 3), page(2, 3, 4)], [1, 3, 4]],
    [
      'one has come',
      page(2, 5, 2, 3),
      'inbox 1 2 3',
      [page(1, 5, 9, 1), page(2, 5, 2, 3), page(3, 5, 4)],
      [9, 1, 2, 3, 4],
    ],
  ])('reads both sides of a seam again where %s between two pages', async (_, second, again, both, ids) => {
    const { load, asked, list } = await openMissing()
    await load.call().succeed([second])
    expect([asked().at(-1), list().reading]).toEqual([again, { shown: 'refreshing' }])
    await load.call().succeed(both)
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids })
    expect(asked()).toHaveLength(3)
  })

  test('takes pages as they come from a server whose totals are those of its pages', async () => {
    const { load, send, asked, list } = await openRead(2)
    expect(list().ids).toEqual([1, 2])
    await load.call().succeed([page(2, 2, 3, 4)])
    expect(list().ids).toEqual([1, 2, 3, 4, undefined, undefined])
    send(seen(3))
    await load.call().succeed([page(3, 2, 5)])
    expect([asked(), list().ids]).toEqual([
      ['inbox 1', 'inbox 2', 'inbox 3'],
      [1, 2, 3, 4, 5],
    ])
  })

  test('reads rows that became visible during another reading', async () => {
    const { load, send, asked } = await openRead(6)
    send(seen(2))
    send(seen(3))
    await load.call().succeed([page(2, 6, 3, 4)])
    expect(asked()).toEqual(['inbox 1', 'inbox 2', 'inbox 3'])
  })

  test('finds its end page by page when there is no total', async () => {
    const { load, send, list } = await openRead(undefined)
    expect(list().ids).toEqual([1, 2, undefined, undefined])
    send(seen(2))
    await load.call().succeed([page(2, undefined, 3)])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [1, 2, 3] })
  })

  test('keeps its rows when others cannot be read, until a retry reads them', async () => {
    const { load, send, asked, list } = await openRead()
    send(seen(2))
    await load.call().fail(unreachable)
    expect(list()).toMatchObject({
      reading: { shown: 'incomplete' },
      ids: [1, 2, undefined, undefined],
      failure: unreachable,
    })
    send({ type: 'retry.requested' })
    expect(asked()).toEqual(['inbox 1', 'inbox 2', 'inbox 2'])
    await load.call().succeed([page(2, 4, 3, 4)])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [1, 2, 3, 4], failure: undefined })
  })

  test('continues to read visible pages while failed ones wait for a retry', async () => {
    const { load, send, asked, list } = await openRead(8)
    send(seen(2, 3))
    await load.call().fail(unreachable)
    expect(list()).toMatchObject({ reading: { shown: 'fetching' }, failure: unreachable })
    await load.call().succeed([page(3, 8, 5, 6)])
    expect(list()).toMatchObject({ reading: { shown: 'incomplete' }, failure: unreachable })
    send(seen(3, 4))
    await load.call().succeed([page(4, 8, 7, 8)])
    expect(asked()).toEqual(['inbox 1', 'inbox 2', 'inbox 3', 'inbox 4'])
    send(seen(1, 2))
    expect(list()).toMatchObject({
      reading: { shown: 'incomplete' },
      ids: [1, 2, undefined, undefined, 5, 6, 7, 8],
      failure: unreachable,
    })
    send({ type: 'retry.requested' })
    await load.call().succeed([page(2, 8, 3, 4)])
    expect(asked()).toHaveLength(5)
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [1, 2, 3, 4, 5, 6, 7, 8], failure: undefined })
  })

  test('skips a page that is no longer visible when its turn comes', async () => {
    const { load, send, asked } = await openRead(8)
    send(seen(2, 3))
    send(seen(4))
    await load.call().succeed([page(2, 8, 3, 4)])
    expect(asked()).toEqual(['inbox 1', 'inbox 2', 'inbox 4'])
  })

  test('leaves a failed page that is not visible until it is visible again after a retry', async () => {
    const { load, send, asked, list } = await openRead()
    send(seen(2))
    send(seen(1))
    await load.call().fail(unreachable)
    send({ type: 'retry.requested' })
    expect(list()).toMatchObject({ reading: { shown: 'settled' } })
    send(seen(2))
    expect(asked()).toEqual(['inbox 1', 'inbox 2', 'inbox 2'])
  })

  test.each(['retry.requested', 'refresh.requested'] as const)(
    'that could not be read at all is read again by "%s"',
    async (type) => {
      const { load, send, asked, list } = open()
      await load.call().fail(unreachable)
      expect(list()).toMatchObject({ reading: 'failed', failure: unreachable })
      send({ type })
      expect(list()).toMatchObject({ reading: { loading: 'bare' } })
      await load.call().succeed([page(1, 1, 1)])
      expect(asked()).toEqual(['inbox 1', 'inbox 1'])
      expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [1], failure: undefined })
    },
  )

  test('ignores the late answer to an old query, with its rows and its selection (fault 23)', async () => {
    const { load, send, select, asked, list } = await openRead()
    select(1)
    send({ type: 'refresh.requested' })
    send({ type: 'query.changed', query: 'archive' })
    const asking = {
      reading: { loading: 'bare' },
      selection: 'off',
      query: 'archive',
      ids: [],
      selected: [],
      failure: undefined,
    }
    expect(list()).toEqual(asking)
    await load.call(1).succeed([page(1, 4, 1, 2)])
    expect(list()).toEqual(asking)
    expect(asked()).toEqual(['inbox 1', 'inbox 1', 'archive 1'])
    await load.call().succeed([page(1, 1, 9)])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [9] })
  })

  test('ignores the late answer also when the query changes during the first reading (fault 23)', async () => {
    const { load, send, list } = open()
    send({ type: 'query.changed', query: 'archive' })
    await load.call(1).succeed([page(1, 4, 1, 2)])
    expect(list()).toMatchObject({ reading: { loading: 'bare' }, query: 'archive', ids: [] })
  })

  test('starts a new query at its first page, and clears the old failure', async () => {
    const { load, send, asked, list } = await openRead()
    send(seen(2))
    await load.call().fail(unreachable)
    send({ type: 'query.changed', query: 'archive' })
    expect(list().failure).toBeUndefined()
    await load.call().succeed([page(1, 4, 5, 6)])
    expect(asked()).toEqual(['inbox 1', 'inbox 2', 'archive 1'])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [5, 6, undefined, undefined] })
  })
})

describe('A list of a server that ignores the page', () => {
  test('ends with the rows it received, stops reading, and knows how many are missing', async () => {
    const { load, send, asked, list, shortfall } = await openRead(300)
    send(seen(90))
    await load.call().succeed([page(90, 300, 2, 1)])
    send(seen(1, 150))
    expect([list().ids, asked(), shortfall()]).toEqual([
      [1, 2],
      ['inbox 1', 'inbox 90'],
      { leftOut: 0, cut: { given: 2, total: 300 }, isOpen: false },
    ])
    send({ type: 'refresh.requested' })
    await load.call().succeed([page(1, 300, 1, 2)])
    send(seen(1, 150))
    expect([list().ids, asked()]).toEqual([
      [1, 2],
      ['inbox 1', 'inbox 90', 'inbox 1'],
    ])
    send({ type: 'query.changed', query: 'archive' })
    await load.call().succeed([page(1, 4, 7, 8)])
    expect(list().ids).toEqual([7, 8, undefined, undefined])
  })

  test('and has no total looks once for more rows, though that page is not visible', async () => {
    const { load, asked, list, shortfall } = open()
    await load.call().succeed([page(1, undefined, 1, 2, 3, 4, 5)])
    expect([list().reading, asked()]).toEqual([{ shown: 'fetching' }, ['inbox 1', 'inbox 2']])
    await load.call().succeed([page(2, undefined, 1, 2, 3, 4, 5)])
    expect([list().reading, list().ids, shortfall().isOpen]).toEqual([{ shown: 'settled' }, [1, 2, 3, 4, 5], false])
  })
})

describe('A refresh', () => {
  test('after a change while the list loads makes the answer from before late: it is dropped (fault 23)', async () => {
    const { load, send, list } = open()
    send({ type: 'content.changed' })
    await load.call(1).succeed([page(1, 1, 7)])
    expect(list().reading).toEqual({ loading: 'bare' })
    await load.call().succeed([page(1, 1, 8)])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [8] })
  })

  test('keeps rows and selection on screen, then keeps the selected rows that still exist', async () => {
    const { load, send, select, list } = await openRead()
    select(1, 2)
    send({ type: 'refresh.requested' })
    expect(list()).toMatchObject({
      reading: { shown: 'refreshing' },
      ids: [1, 2, undefined, undefined],
      selected: [1, 2],
    })
    await load.call().succeed([page(1, 3, 5, 2)])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, ids: [5, 2, undefined], selected: [2] })
  })

  test('reads the visible pages, and the others when they become visible', async () => {
    const { load, send, asked, list } = await openRead()
    send(seen(2))
    await load.call().succeed([page(2, 4, 3, 4)])
    send({ type: 'refresh.requested' })
    await load.call().succeed([page(2, 4, 3, 4)])
    expect(list().ids).toEqual([undefined, undefined, 3, 4])
    send(seen(1))
    await load.call().succeed([page(1, 4, 1, 2)])
    expect(asked()).toEqual(['inbox 1', 'inbox 2', 'inbox 2', 'inbox 1'])
    expect(list().ids).toEqual([1, 2, 3, 4])
  })

  test('keeps the selection on pages that it does not read, however often it runs', async () => {
    const { load, send, select, list } = await openRead()
    send(seen(2))
    await load.call().succeed([page(2, 4, 3, 4)])
    select(1, 2, 3)
    send(seen(1))
    for (const ids of [
      [1, 9],
      [9, 1],
    ]) {
      send({ type: 'refresh.requested' })
      await load.call().succeed([page(1, 4, ...ids)])
      expect(list().selected).toEqual([1, 3])
    }
    send({ type: 'rows.removed', ids: [3] })
    expect(list().selected).toEqual([1])
  })

  test('that fails does not block other pages, and can be retried', async () => {
    const { load, send, list } = await openRead()
    send({ type: 'refresh.requested' })
    await load.call().fail(unreachable)
    send(seen(2))
    expect(list()).toMatchObject({ reading: { shown: 'fetching' }, failure: unreachable })
    await load.call().succeed([page(2, 4, 3, 4)])
    expect(list()).toMatchObject({ reading: { shown: 'stale' }, ids: [1, 2, 3, 4], failure: unreachable })
    send({ type: 'retry.requested' })
    await load.call().succeed([page(2, 4, 3, 4)])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, failure: undefined })
  })

  test('that fails keeps rows and selection, and can be retried', async () => {
    const { load, send, select, list } = open()
    await load.call().succeed([page(1, 1, 1)])
    select(1)
    send({ type: 'refresh.requested' })
    await load.call().fail(unreachable)
    expect(list()).toMatchObject({
      reading: { shown: 'stale' },
      ids: [1],
      selected: [1],
      failure: unreachable,
    })
    send({ type: 'retry.requested' })
    expect(list().reading).toEqual({ shown: 'refreshing' })
    await load.call().succeed([page(1, 1, 1)])
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, selected: [1], failure: undefined })
  })

  test('that is requested again meanwhile ignores the first answer', async () => {
    const { load, send, list } = await openRead(2)
    send({ type: 'refresh.requested' })
    send({ type: 'refresh.requested' })
    await load.call(1).succeed([page(1, 1, 7)])
    expect(list()).toMatchObject({ reading: { shown: 'refreshing' }, ids: [1, 2] })
    await load.call().succeed([page(1, 1, 8)])
    expect(list().ids).toEqual([8])
  })
})

describe('A selection', () => {
  test('adds and removes rows one by one', async () => {
    const { select, send, list } = await openRead()
    select(1, 2, 1)
    expect(list()).toMatchObject({ selection: 'on', selected: [2] })
    send({ type: 'row.toggled', id: 1 })
    expect(list().selected).toEqual([2, 1])
  })

  test('adds every row that was read, and removes all the second time (NOTICE-05)', async () => {
    const { select, send, list } = await openRead()
    select(2)
    send({ type: 'all.toggled' })
    expect(list().selected).toEqual([1, 2])
    send({ type: 'all.toggled' })
    expect(list()).toMatchObject({ selection: 'on', selected: [] })
  })

  test('adds all rows even while the same number of others is selected outside the viewport', async () => {
    const { load, select, send, list } = await openRead()
    send(seen(2))
    await load.call().succeed([page(2, 4, 3, 4)])
    select(1, 2)
    send({ type: 'refresh.requested' })
    await load.call().succeed([page(2, 4, 3, 4)])
    send({ type: 'all.toggled' })
    expect(list().selected).toEqual([3, 4, 1, 2])
  })

  test('is cleared when it ends', async () => {
    const { select, send, list, asked } = await openRead()
    select(1)
    send({ type: 'selection.ended' })
    expect(list()).toMatchObject({ reading: { shown: 'settled' }, selection: 'off', selected: [] })
    expect(asked()).toEqual(['inbox 1'])
  })

  test('adds nothing before it starts', async () => {
    const { send, list } = await openRead()
    send({ type: 'row.toggled', id: 1 })
    send({ type: 'all.toggled' })
    expect(list()).toMatchObject({ selection: 'off', selected: [] })
  })
})

describe('A row', () => {
  test('that is removed leaves the list and the selection', async () => {
    const { select, send, list } = await openRead(2)
    select(1, 2)
    send({ type: 'rows.removed', ids: [1] })
    expect(list()).toMatchObject({ ids: [2], selected: [2] })
  })

  test('that changed is replaced in its place, and no other is', async () => {
    const { send, titles } = await openRead(3)
    send({ type: 'row.changed', row: { id: 2, title: 'opened' } })
    expect(titles()).toEqual(['letter 1', 'opened', undefined])
  })
})

describe('The rows that the device has kept (ERR-11)', () => {
  test('are shown until the answer takes their place: what is gone goes, and with it its selection', async () => {
    const { load, send, select, list, seenAs } = open()
    send(found('load', [page(1, 2, 1, 2)]))
    select(1, 2)
    expect([list().ids, list().selected, seenAs()]).toEqual([
      [1, 2],
      [1, 2],
      ['full', false],
    ])
    await load.call().succeed([page(1, 2, 3, 2)])
    expect([list().ids.slice(0, 2), list().selected, seenAs()]).toEqual([[3, 2], [2], ['full', false]])
    expect(load.calls.map(({ asked: [{ pages }] }) => pages[0])).toEqual([1, 2])
  })

  test('say of when they are, where they are older than their rule', async () => {
    const { load, send, seenAs, list } = open()
    send(found('load', [page(1, 1, 1)], true))
    expect([seenAs(), list().failure]).toMatchObject([['full', true], { _tag: 'Awaited' }])
    await load.call().succeed([page(1, 1, 1)])
    expect([seenAs(), list().failure]).toEqual([['full', false], undefined])
  })

  test('stay where the answer fails, and go where they are gone', async () => {
    const failing = open()
    failing.send(found('load', [page(1, 1, 1)]))
    await failing.load.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    expect([failing.list().ids, failing.seenAs()]).toEqual([[1], ['full', true]])
    const gone = open()
    gone.send(found('load', [page(1, 1, 1)]))
    await gone.load.call().fail({ _tag: 'SignedOut' })
    expect([gone.list().ids, gone.seenAs()]).toEqual([[], ['failed', false]])
  })

  test('are waited for where they are none', async () => {
    const { load, send, seenAs } = open()
    send(found('load', [page(1, 0)]))
    expect(seenAs()).toEqual(['loading', false])
    await load.call().succeed([page(1, 0)])
    expect(seenAs()).toEqual(['empty', false])
  })

  test('stay while they are read anew after a change, and their further pages are read where they come into sight', async () => {
    const { load, send, asked, list } = open()
    send(found('load', [page(1, 4, 1, 2)]))
    send(seen(1, 2))
    send({ type: 'content.changed' })
    expect(list()).toMatchObject({ reading: { shown: 'refreshing' }, ids: [1, 2, undefined, undefined] })
    await load.call().succeed([page(1, 4, 1, 2), page(2, 4, 3, 4)])
    expect([asked(), list().ids]).toEqual([
      ['inbox 1', 'inbox 1 2'],
      [1, 2, 3, 4],
    ])
  })
})

import { describe, expect, test, vi } from 'vitest'
import type { NoticesNow } from '#application/inbox/notices/notices.flow.ts'
import { NO_SHORTFALL } from '#application/kit/list-rows.ts'
import type { NoticeSummary, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { DEFAULT_NOTICE_QUERY, type NoticeGrouping, type NoticeQuery } from '#domain/notices/notice-query.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import type { Here } from '#ui/view/screen.ts'
import { noticeSearch } from './notice-query-url.ts'
import { noticeRowsView } from './notice-rows.ts'
import { noticesView } from './notices-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const TODAY = '2025-11-20' as NoticesNow['today']

const row = (id: number, at: string | undefined, sender = 'Comune') =>
  ({
    id,
    title: `N${id}`,
    summary: '',
    template: 'standard',
    seen: true,
    receivedAt: at === undefined ? undefined : Date.parse(at),
    sender: { id: undefined, name: sender, image: undefined },
  }) as unknown as NoticeSummary

const ROWS = [
  row(5, '2025-11-20T09:12:00+01:00'),
  row(4, '2025-11-20T08:40:00+01:00', 'Biblioteca'),
  row(3, '2025-11-19T23:30:00+01:00'),
  undefined,
  undefined,
  row(2, '2024-11-10T10:00:00+01:00'),
]

const verbs = { see: () => {}, toggle: () => {}, remove: () => {} }
type Rows = NoticesNow['list']['rows']
const listed = (rows: Rows, grouping: NoticeGrouping, selected?: ReadonlySet<ReceivedNoticeId>, open?: string) =>
  noticeRowsView(
    { rows, isSelecting: selected !== undefined, selected: selected ?? new Set(), verbs },
    { grouping, search: '?group=x', open, today: TODAY },
    speech,
  )
const headings = (rows: Rows, grouping: NoticeGrouping) =>
  listed(rows, grouping).sections.map(({ heading, first, count }) => [heading, first, count])
const keys = (all: Rows, grouping: NoticeGrouping) => {
  const { length, at } = listed(all, grouping)
  return Array.from({ length }, (_, place) => at(place)?.key)
}

const received = (rows: Rows) => rows.map((_, at) => listed(rows, 'none').at(at)?.received)

describe('the rows of the notices', () => {
  test('say that one is unread where the server says so (fault 55)', () => {
    const rows = [true, false, undefined].map((seen, at) => Object.assign(row(at, undefined), { seen }))
    const { at } = listed(rows, 'none')
    expect([0, 1, 2].map((place) => at(place)).map((one) => one?.kind === 'row' && one.unread)).toEqual([
      undefined,
      'non letta',
      undefined,
    ])
  })

  test('are grouped by day, with unread rows separately', () =>
    expect(headings(ROWS, 'day')).toEqual([
      ['Oggi', 0, 2],
      ['Ieri', 2, 1],
      [undefined, 3, 2],
      ['Domenica 10 novembre 2024', 5, 1],
    ]))

  test('are grouped by sender, or not grouped', () => {
    expect(headings(ROWS, 'sender').map(([heading]) => heading)).toEqual([
      'Comune',
      'Biblioteca',
      'Comune',
      undefined,
      'Comune',
    ])
    expect(headings(ROWS, 'none')).toEqual([[undefined, 0, 6]])
    expect(headings([], 'day')).toEqual([])
  })

  test('of one title say when they came, as soon as the other one is read', () => {
    const menu = { ...row(8, '2025-11-14T10:00:00+01:00'), title: 'Menù' }
    const older = { ...row(7, '2025-11-07T10:30:00+01:00'), title: 'Menù' }
    expect(received([menu, ROWS[0], undefined])).toEqual([undefined, undefined, undefined])
    expect(received([menu, ROWS[0], older])).toEqual([
      'Ricevuta il 14-11-2025 10:00:00',
      undefined,
      'Ricevuta il 07-11-2025 10:30:00',
    ])
  })

  test('without a moment are at the end of a list by day, once all are read', () => {
    const rows = [row(1, undefined), row(5, '2025-11-20T09:12:00+01:00'), row(2, undefined)]
    expect(keys(rows, 'day')).toEqual([5, 1, 2])
    expect(headings(rows, 'day')).toEqual([
      ['Oggi', 0, 1],
      ['Senza data', 1, 2],
    ])
    expect(keys([...rows, undefined], 'day')).toEqual([1, 5, 2, undefined])
    expect(keys(rows, 'sender')).toEqual([1, 5, 2])
  })

  test('show the time within their day, and the date elsewhere', () => {
    expect(listed(ROWS, 'day').at(2)?.time).toBe('23:30')
    expect([listed(ROWS, 'none').at(0)?.time, listed(ROWS, 'none').at(2)?.time]).toEqual(['09:12', '19-11-2025'])
  })

  test('keep their identity while they do not change, and so does the list', () => {
    const before = listed(ROWS, 'day')
    const first = before.at(0)
    expect(listed(ROWS, 'day')).toBe(before)
    const more = listed([...ROWS.slice(0, 5), row(9, '2024-11-10T10:00:00+01:00')], 'day')
    expect(more).not.toBe(before)
    expect(more.at(0)).toBe(first)
    expect(listed(ROWS, 'day', undefined, '5').at(0)).toMatchObject({ isCurrent: true })
  })

  test('lead to their notice, or are selected', () => {
    expect(listed(ROWS, 'day').at(0)).toMatchObject({
      title: { label: 'N5', href: '/noticeSent/5?group=x' },
      selection: undefined,
      remove: { label: 'Elimina N5' },
    })
    const picking = listed(ROWS, 'day', new Set([4 as ReceivedNoticeId]))
    expect([picking.at(0), picking.at(1)]).toMatchObject([
      { title: 'N5', remove: undefined, selection: { isOn: false, label: 'Seleziona N5' } },
      { selection: { isOn: true } },
    ])
  })
})

const nowOf = (
  list: NoticeQuery,
  given: Partial<NoticesNow['list']> = {},
  more: Partial<NoticesNow> = {},
): NoticesNow => ({
  asked: { list, search: noticeSearch(list), open: undefined },
  today: TODAY,
  session: {} as NoticesNow['session'],
  unread: 0,
  list: {
    face: 'full',
    rows: ROWS,
    count: 6,
    shortfall: NO_SHORTFALL,
    isStale: false,
    isIncomplete: false,
    failure: undefined,
    isSelecting: false,
    selected: new Set(),
    isAllSelected: false,
    sender: undefined,
    removal: undefined,
    verbs: {} as NoticesNow['list']['verbs'],
    ...given,
  },
  tags: {} as NoticesNow['tags'],
  choosing: { chosen: undefined, choose: () => {} },
  notice: undefined,
  ...more,
})
const narrowedTo = (filter: Partial<NoticeQuery['filter']>): NoticeQuery => ({
  ...DEFAULT_NOTICE_QUERY,
  filter: { ...DEFAULT_NOTICE_QUERY.filter, ...filter },
})

const go = vi.fn<Here['go']>()
const shown = (now: NoticesNow, address = '/noticeSent') =>
  noticesView(now, speech, {
    address,
    origin: '',
    go,
    configuration: DEFAULTS,
    device: { draw: () => {}, speak: () => {} },
  })
const names = (filter: Partial<NoticeQuery['filter']>, sender?: string) =>
  shown(nowOf(narrowedTo(filter), { sender })).list.filters.narrowings.map(({ name }) => name)
const question = (filter: Partial<NoticeQuery['filter']>) =>
  shown(
    nowOf(DEFAULT_NOTICE_QUERY, {
      removal: {
        subject: { kind: 'all', filter: narrowedTo(filter).filter },
        isBusy: false,
        confirm: () => {},
        cancel: () => {},
      },
    }),
  ).question?.text
const note = (list: Partial<NoticesNow['list']>) => shown(nowOf(DEFAULT_NOTICE_QUERY, list)).list.note?.kind

describe('the page of the notices', () => {
  test('says that it is empty, or that nothing matches, and offers to clear the filters', () => {
    const empty = { face: 'empty', rows: [] } as const
    expect(shown(nowOf(DEFAULT_NOTICE_QUERY, empty)).list.content).toMatchObject({ title: 'Nessuna notifica' })
    const { content } = shown(nowOf(narrowedTo({ unreadOnly: true }), empty), '/noticeSent/5?unread=1').list
    expect(content).toMatchObject({ kind: 'empty', action: { label: 'Mostra tutte' } })
    if (content.kind === 'empty' && content.action?.kind === 'action') content.action.press()
    expect(go).toHaveBeenLastCalledWith('/noticeSent/5', { replace: true })
  })

  test('names each filter without a chip of its own, and the sender once a row tells it', () => {
    expect(names({ template: 'menu' })).toEqual(['Menu'])
    expect(names({ template: 'works' })).toEqual([])
    expect(names({ activity: 7 as never }, 'Biblioteca')).toEqual(['Biblioteca'])
    expect(names({ activity: 7 as never })).toHaveLength(1)
  })

  test('offers to remove all matching notices, and says so in the confirmation', () => {
    expect(question({})).not.toBe(question({ unreadOnly: true }))
  })

  test('applies the chosen filters once the dialog is closed, if they changed', () => {
    const choose = vi.fn<NoticesNow['choosing']['choose']>()
    const closed = (chosen: NoticeQuery) => {
      go.mockClear()
      shown(nowOf(DEFAULT_NOTICE_QUERY, {}, { choosing: { chosen, choose } })).list.dialog?.cancel.press()
      return go.mock.calls
    }
    expect(closed(DEFAULT_NOTICE_QUERY)).toEqual([])
    expect(closed({ ...DEFAULT_NOTICE_QUERY, order: 'title' })).toEqual([['/noticeSent?sort=title', { replace: true }]])
    expect(choose).toHaveBeenCalledWith(undefined)
  })

  test('keeps the identity of its list while its content does not change', () => {
    const now = nowOf(DEFAULT_NOTICE_QUERY)
    const { list } = shown(now)
    expect(shown({ ...now, list: { ...now.list } }).list).toBe(list)
    expect(shown({ ...now, unread: 1 }).list).not.toBe(list)
  })

  test('shows whether its rows are stale or incomplete', () => {
    expect([note({}), note({ isStale: true }), note({ isIncomplete: true })]).toEqual([undefined, 'stale', 'failed'])
  })
})

import { describe, expect, test } from 'vitest'
import type { NoticeFileId, NoticeId, ReceivedNoticeId, Tag } from '#domain/notices/notice.ts'
import { DEFAULT_NOTICE_QUERY, EVERY_NOTICE } from '#domain/notices/notice-query.ts'
import { createHttpReceivedNotices } from './HttpReceivedNotices.ts'
import { failureOf, fakeDevice, successOf } from './testing/fake-device.ts'
import { type SeenRequest, fakeServer, refusal } from './testing/fake-server.ts'

const row = (id: number) => ({
  id,
  created: '2026-03-01T09:00:00Z',
  seen: 'N',
  notice: { id, title: `Avviso ${id}`, template: 'S', activity: { name: 'Comune di Varese' } },
})
const id = (value: number) => value as ReceivedNoticeId

const inbox = (answer: (asked: SeenRequest, query: URLSearchParams) => Response) => {
  const server = fakeServer((asked) => answer(asked, new URLSearchParams(asked.path.split('?')[1])))
  return { server, notices: createHttpReceivedNotices(fakeDevice().tab(server).client) }
}

/** A server with this many notices, which can be deleted. */
const holding = (held: number, { total = true, told = held, rowsAPage = Infinity, rowOf = row } = {}) => {
  const deleted: number[][] = []
  const made = inbox(({ method, body }, query) => {
    if (method === 'PUT') {
      deleted.push((body as { ids: number[] }).ids)
      return Response.json({})
    }
    const size = Math.min(Number(query.get('rowsPerPage')), rowsAPage)
    const first = (Number(query.get('page')) - 1) * size
    const rows = Array.from({ length: Math.max(0, Math.min(size, held - first)) }, (_, index) =>
      rowOf(first + index + 1),
    )
    return Response.json({ data: { noticeSents: rows, ...(total && { totalRows: told }) } })
  })
  return { ...made, deleted }
}

describe('a page of notices', () => {
  test('is requested newest first, with fifty rows, without filters (NOTICE-01)', async () => {
    const { notices, server } = holding(1)
    const page = successOf(await notices.page(DEFAULT_NOTICE_QUERY, 2)())
    expect(page).toEqual({ rows: [], leftOut: 0, total: 1 })
    const query = Object.fromEntries(new URLSearchParams(server.asked[0]?.path.split('?')[1]))
    expect(query).toEqual({ filters: '{}', sortBy: 'created', descending: '1', page: '2', rowsPerPage: '50' })
  })

  test.each([
    ['oldest', 'created', '0'],
    ['title', 'title', '0'],
  ] as const)('ordered by %s is asked for in that order', async (order, sortBy, descending) => {
    const { notices, server } = holding(0)
    await notices.page({ ...DEFAULT_NOTICE_QUERY, order }, 1)()
    const query = new URLSearchParams(server.asked[0]?.path.split('?')[1])
    expect([query.get('sortBy'), query.get('descending')]).toEqual([sortBy, descending])
  })

  test('sends the unread filter only when it is set', async () => {
    const { notices, server } = holding(0)
    await notices.page({ ...DEFAULT_NOTICE_QUERY, filter: { ...EVERY_NOTICE, unreadOnly: true } }, 1)()
    expect(new URLSearchParams(server.asked[0]?.path.split('?')[1]).get('filters')).toBe('{"notRead":"Y"}')
  })
})

describe('removing', () => {
  test('one notice is a separate call; several are one call; none is no call (NOTICE-04, NOTICE-05)', async () => {
    const { notices, server } = inbox(() => Response.json({}))
    successOf(await notices.remove([])())
    successOf(await notices.remove([id(3)])())
    successOf(await notices.remove([id(3), id(4)])())
    expect(server.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['DELETE', '/api/noticesent/3', undefined],
      ['PUT', '/api/noticesents/delete', { ids: [3, 4] }],
    ])
  })

  test.each([
    ['', {}],
    [' by a server that tells no total', { total: false }],
    [' by a server that gives smaller pages than asked', { rowsAPage: 30 }],
  ])('all removes every notice of the filter, on all pages, each once%s (NOTICE-06)', async (_, options) => {
    const { notices, deleted } = holding(450, options)
    successOf(await notices.removeAll(EVERY_NOTICE)())
    expect(deleted.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 450 }, (_, index) => index + 1))
    expect(Math.max(...deleted.map(({ length }) => length))).toBeLessThanOrEqual(200)
  })

  test('all ends on a server that always sends the same page (NOTICE-06)', async () => {
    const { notices, server } = inbox(({ method }) =>
      Response.json(method === 'PUT' ? {} : { data: { noticeSents: [row(1)], totalRows: 9 } }),
    )
    successOf(await notices.removeAll(EVERY_NOTICE)())
    expect(server.asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT', 'GET', 'GET'])
  })

  test('all also removes rows that a server without paging sends only after the others are gone (NOTICE-06)', async () => {
    let held = Array.from({ length: 7 }, (_, index) => index + 1)
    const { notices } = inbox(({ method, body }) => {
      if (method === 'PUT') held = held.filter((one) => !(body as { ids: number[] }).ids.includes(one))
      return Response.json({ data: { noticeSents: held.slice(0, 3).map(row), totalRows: held.length } })
    })
    successOf(await notices.removeAll(EVERY_NOTICE)())
    expect(held).toEqual([])
  })

  test('all does not stop at a total that is too small (NOTICE-06)', async () => {
    const { notices, deleted } = holding(450, { told: 50 })
    successOf(await notices.removeAll(EVERY_NOTICE)())
    expect(deleted.flat().length).toBe(450)
  })

  test('all removes nothing when a page cannot be read (NOTICE-06)', async () => {
    const { notices, server } = inbox((_, query) =>
      query.get('page') === '1' ? Response.json({ data: { noticeSents: [row(1)], totalRows: 9 } }) : refusal(500),
    )
    expect(failureOf(await notices.removeAll(EVERY_NOTICE)())).toMatchObject({ status: 500 })
    expect(server.asked.every(({ method }) => method === 'GET')).toBe(true)
  })
})

test.each([{}, { totalNoticeNotRead: null }, { totalNoticeNotRead: 'molte' }, { totalNoticeNotRead: [] }, []])(
  'A count of unread notices that nobody can read is not none (%j, fault 55)',
  async (data) => {
    const { notices } = inbox(() => Response.json({ data }))
    expect(['Missing', 'Undecodable']).toContain(failureOf(await notices.unread()())._tag)
  },
)

test('Each call about one notice has its own path', async () => {
  const { notices, server } = inbox(({ path }) =>
    path.endsWith('/downloadfile')
      ? new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
      : Response.json({ data: path.includes('tags') ? [] : { totalNoticeNotRead: '3' }, message: 'Inviato' }),
  )
  const file = 5 as NoticeFileId
  expect(successOf(await notices.unread()())).toBe(3)
  expect(successOf(await notices.tags()())).toEqual([])
  expect(successOf(await notices.mailFile(file)())).toBe('Inviato')
  expect(await successOf(await notices.fileContent(file)()).text()).toBe('%PDF')
  const where = { position: { latitude: 45, longitude: 8 }, notice: 2 as NoticeId, received: id(4) }
  successOf(await notices.sendPosition(where)())
  expect(server.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/api/app/noticesents/notread', undefined],
    ['GET', '/app/tags?filters=%7B%7D', undefined],
    ['GET', '/api/app/noticefiles/5/sendemail', undefined],
    ['GET', '/api/app/noticefiles/5/downloadfile', undefined],
    ['POST', '/api/app/noticelocations', { latitude: 45, longitude: 8, noticeId: 2, noticeSendId: 4 }],
  ])
})

test('A tag is read by its id (CALL-01)', async () => {
  const { notices, server } = inbox(() => Response.json({ data: { id: '3', name: 'Viabilità' } }))
  expect(successOf(await notices.tag(3 as Tag['id'])())).toMatchObject({ id: 3, name: 'Viabilità' })
  expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/tags/3'])
})

/** Every third of ninety is unread; the filter is ignored. */
const ignoring = () => holding(90, { rowOf: (id) => ({ ...row(id), seen: id % 3 === 1 ? 'N' : 'Y' }) })

describe('a server that does not know a filter (fault 55)', () => {
  const unread = { ...EVERY_NOTICE, unreadOnly: true }

  test('shows no read notice among the unread ones; the others keep their places', async () => {
    const page = successOf(await ignoring().notices.page({ ...DEFAULT_NOTICE_QUERY, filter: unread }, 1)())
    expect(page.rows.every(({ seen }) => !seen)).toBe(true)
    expect([page.rows.length, page.unasked, page.total]).toEqual([17, 33, 90])
  })

  test('deletes no read notice with the unread ones (NOTICE-06)', async () => {
    const { notices, deleted } = ignoring()
    successOf(await notices.removeAll(unread)())
    expect(deleted.flat()).toEqual(Array.from({ length: 30 }, (_, index) => index * 3 + 1))
  })

  test.each([
    [{ activity: 4 }, { activity: { id: 5, name: 'Altro' } }, 0],
    [{ activity: 4 }, { activity: { name: 'Senza numero' } }, 1],
    [{ tag: 2 }, { tags: [{ id: 3, name: 'Scuola' }] }, 0],
    [{ tag: 2 }, { tags: [] }, 1],
    [{ template: 'survey' }, { template: 'V' }, 0],
    [{ template: 'survey' }, {}, 1],
  ])('counts only what a row tells: %j of %j', async (asked, told, count) => {
    const { notices } = inbox(() =>
      Response.json({ data: [{ id: 1, notice: { id: 1, title: 'x', activity: { id: 4, name: 'Uno' }, ...told } }] }),
    )
    const query = { ...DEFAULT_NOTICE_QUERY, filter: { ...EVERY_NOTICE, ...asked } as typeof EVERY_NOTICE }
    expect(successOf(await notices.page(query, 1)()).rows).toHaveLength(count)
  })

  test.each([
    ['N', 1],
    ['Y', 0],
    [undefined, 1],
  ])('leaves out of the unread ones only what it says was read: %s', async (seen, count) => {
    const { notices } = inbox(() => Response.json({ data: [{ ...row(1), seen }] }))
    expect(successOf(await notices.page({ ...DEFAULT_NOTICE_QUERY, filter: unread }, 1)()).rows).toHaveLength(count)
  })
})

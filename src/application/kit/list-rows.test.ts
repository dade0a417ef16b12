import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ListRows,
  MOST_PLACES,
  noRows,
  pagesInSight,
  pagesMissing,
  replacedBy,
  rowsOn,
  sightOf,
  withoutRows,
  withPages,
  withRow,
} from './list-rows.ts'

type Row = Readonly<{ id: number }>
const SIZE = 3
const EVERYTHING = { first: 0, last: 1_000_000 }

/** Rows by their ids. */
const these = (...ids: readonly number[]): readonly Row[] => ids.map((id) => ({ id }))
const page = (number: number, total: number | undefined, ...ids: readonly number[]) => ({
  page: number,
  content: { rows: these(...ids), total, leftOut: 0 },
})
/** A page with some undecodable rows. */
const torn = (number: number, total: number | undefined, leftOut: number, ...ids: readonly number[]) => ({
  page: number,
  content: { rows: these(...ids), total, leftOut },
})
/** A page with rows that were not asked for. */
const part = (number: number, total: number | undefined, unasked: number, ...ids: readonly number[]) => ({
  page: number,
  content: { rows: these(...ids), total, leftOut: 0, unasked },
})
const idsOf = ({ all }: ListRows<Row>) => all.map((row) => row?.id)
const read = (...pages: readonly ReturnType<typeof page>[]) => withPages<Row>(noRows, pages, SIZE)
const missing = (rows: ListRows<Row>) => pagesMissing(rows, EVERYTHING)
const gap = undefined

describe('The rows of a long list', () => {
  test('have a place for those that were not asked for, and do not show them (fault 55)', () => {
    const first = read(part(1, 5, 2, 1))
    expect([idsOf(first), missing(first)]).toEqual([[1, gap, gap], [2]])
    const both = read(part(1, 5, 2, 1), part(2, 5, 1, 5))
    expect([idsOf(both), both.count, missing(both), both.shortfall]).toEqual([
      [1, 5],
      2,
      [],
      { leftOut: 0, cut: undefined, isOpen: false },
    ])
    expect(missing(read(part(1, undefined, 3)))).toEqual([2])
  })

  test('reserve places for the total of the server', () => {
    const rows = read(page(1, 5, 1, 2, 3))
    expect([idsOf(rows), rows.count, missing(rows)]).toEqual([[1, 2, 3, gap, gap], 5, [2]])
  })

  test('are in the places of their pages, in whatever order these are read', () => {
    const rows = read(page(2, 5, 4, 5), page(1, 5, 1, 2, 3))
    expect([idsOf(rows), rows.pages]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 1, 1, 2, 2],
    ])
  })

  test('reserve one more page after a full one when there is no total', () => {
    const rows = read(page(1, undefined, 1, 2, 3))
    expect([idsOf(rows), rows.count]).toEqual([[1, 2, 3, gap, gap, gap], 3])
    expect(rows.shortfall.isOpen).toBe(true)
  })

  test('end with a page that is not full when there is no total', () => {
    expect(idsOf(read(page(1, undefined, 1, 2, 3), page(2, undefined, 4)))).toEqual([1, 2, 3, 4])
    expect(idsOf(read(page(1, undefined, 1, 2, 3), page(2, undefined)))).toEqual([1, 2, 3])
  })

  test('do not grow past the last page when an earlier one is read after it', () => {
    const rows = read(page(3, undefined, 7), page(2, undefined, 4, 5, 6), page(1, undefined, 1, 2, 3))
    expect([idsOf(rows), missing(rows)]).toEqual([[1, 2, 3, 4, 5, 6, 7], []])
  })

  test('are empty when the list has become empty', () => {
    expect(idsOf(read(page(3, 0)))).toEqual([])
  })

  test('follow the total when the list has become shorter', () => {
    expect(idsOf(read(page(3, 4)))).toEqual([gap, gap, gap, gap])
  })

  test('close the gap where some are removed, and unread places keep their position', () => {
    const rows = withoutRows(read(page(1, 5, 1, 2, 3)), new Set([2, 9]), SIZE)
    expect([idsOf(rows), rows.pages, rows.count]).toEqual([[1, 3, gap, gap], [1, 1, 2, 2], 4])
    expect(idsOf(withoutRows(noRows, new Set([2]), SIZE))).toEqual([])
  })

  test('can be replaced one by one', () => {
    const rows = withPages<Row & Readonly<{ seen: boolean }>>(
      noRows,
      [{ page: 1, content: { rows: [{ id: 1, seen: false }], total: 1, leftOut: 0 } }],
      SIZE,
    )
    expect(withRow(rows, { id: 1, seen: true }, SIZE).all).toEqual([{ id: 1, seen: true }])
  })

  test('belong to pages', () => {
    const rows = read(page(1, 7, 1, 2, 3), page(3, 7, 7))
    expect([rowsOn(rows, new Set([2, 3])), rowsOn(rows, new Set([1]))]).toEqual([these(7), these(1, 2, 3)])
  })
})

describe('The pages to read next', () => {
  const rows = read(page(1, 7, 1, 2, 3))

  test('are the visible, unread ones within the list', () => {
    expect(pagesMissing(rows, { first: 2, last: 3 })).toEqual([2])
    expect(pagesMissing(rows, { first: 0, last: 99 })).toEqual([2, 3])
  })

  test('are none when the list ends with a full page', () => {
    expect(missing(read(page(1, 6, 1, 2, 3), page(2, 6, 4, 5, 6)))).toEqual([])
  })

  test('are one more where the total is exactly one full page: it may be that of the page alone (fault 55)', () => {
    const first = read(page(1, 3, 1, 2, 3))
    expect([idsOf(first), missing(first)]).toEqual([[1, 2, 3], [2]])
    const whole = withPages(first, [page(2, 3)], SIZE)
    expect([idsOf(whole), missing(whole), whole.shortfall.isOpen]).toEqual([[1, 2, 3], [], false])
    const more = withPages(first, [page(2, 3, 4, 5, 6)], SIZE)
    expect([idsOf(more), missing(more), more.shortfall.isOpen]).toEqual([[1, 2, 3, 4, 5, 6, gap, gap, gap], [3], true])
  })

  test('are the last ones where the viewport is past the end', () => {
    expect(pagesMissing(rows, sightOf(9, SIZE))).toEqual([3])
    expect(pagesInSight(rows, sightOf(9, SIZE), SIZE)).toEqual([3])
  })

  test('are the requested ones before anything is read', () => {
    expect(pagesInSight(noRows, sightOf(4, SIZE), SIZE)).toEqual([4])
  })
})

describe('Undecodable rows', () => {
  test('count, so a page with some of them is not taken for the last one', () => {
    const rows = read(torn(1, 6, 1, 1, 2))
    expect([idsOf(rows), rows.count, rows.shortfall.leftOut]).toEqual([[1, 2, gap, gap, gap], 6, 1])
    const whole = withPages(rows, [torn(2, 6, 2, 4)], SIZE)
    expect([idsOf(whole), whole.count, whole.shortfall]).toEqual([
      [1, 2, 4],
      6,
      { leftOut: 3, cut: undefined, isOpen: false },
    ])
  })

  test('end a list that has no others', () => {
    const rows = read(torn(1, 90, 3))
    expect([idsOf(rows), rows.count, missing(rows)]).toEqual([[], 3, []])
    expect(rows.shortfall).toEqual({ leftOut: 3, cut: { given: 3, total: 90 }, isOpen: false })
  })

  test('end it also when there is no total', () => {
    expect(missing(read(page(1, undefined, 1, 2, 3), torn(2, undefined, 3)))).toEqual([])
  })
})

describe('A server', () => {
  test('that ignores the page is recognised at the second page, and the missing rows are reported', () => {
    const rows = read(page(1, 9, 1, 2, 3), page(3, 9, 3, 2, 1))
    expect([idsOf(rows), missing(rows), rows.count]).toEqual([[1, 2, 3], [], 3])
    expect(rows.shortfall.cut).toEqual({ given: 3, total: 9 })
  })

  test('that ignores the page is still known at a refresh', () => {
    const rows = replacedBy(read(page(1, 9, 1, 2, 3), page(3, 9, 3, 2, 1)), [page(1, 10, 4, 1, 2)], SIZE)
    expect([idsOf(rows), missing(rows)]).toEqual([[4, 1, 2], []])
    expect(rows.shortfall.cut).toEqual({ given: 3, total: 10 })
  })

  test('that ignores the page is recognised from any first page', () => {
    const far = read(page(400_000, 9, 1, 2, 3))
    expect(far.all.length).toBeLessThanOrEqual(MOST_PLACES + SIZE)
    const suspected = withPages(far, [page(7, 9, 1, 2, 3)], SIZE)
    expect([suspected.all.length, missing(suspected)]).toEqual([SIZE, [1]])
    const rows = withPages(suspected, [page(1, 9, 1, 2, 3)], SIZE)
    expect(missing(withPages(rows, [page(2, 9, 1, 2, 3)], SIZE))).toEqual([])
  })

  test('that sends everything at once has everything shown', () => {
    const rows = read(page(1, 7, 1, 2, 3, 4, 5, 6, 7))
    expect([idsOf(rows), rows.count, missing(rows)]).toEqual([[1, 2, 3, 4, 5, 6, 7], 7, []])
  })

  test('that sends everything at once without a total is asked once for more', () => {
    const rows = read(page(1, undefined, 1, 2, 3, 4, 5))
    expect([idsOf(rows), missing(rows), rows.shortfall.isOpen]).toEqual([[1, 2, 3, 4, 5], [2], true])
    const asked = withPages(rows, [page(2, undefined, 1, 2, 3, 4, 5)], SIZE)
    expect([idsOf(asked), missing(asked), asked.shortfall.isOpen]).toEqual([[1, 2, 3, 4, 5], [], false])
  })

  test('with smaller pages than requested is read in its own page size', () => {
    const rows = read(page(1, 5, 1, 2))
    expect([idsOf(rows), rows.pages, missing(rows)]).toEqual([
      [1, 2, gap, gap, gap],
      [1, 1, 2, 2, 3],
      [2, 3],
    ])
    const whole = withPages(rows, [page(3, 5, 5), page(2, 5, 3, 4)], SIZE)
    expect([idsOf(whole), whole.shortfall.cut]).toEqual([[1, 2, 3, 4, 5], undefined])
  })

  test('with smaller pages and no total is read too', () => {
    const rows = read(page(1, undefined, 1, 2))
    expect([idsOf(rows), missing(rows)]).toEqual([[1, 2], [2]])
    const more = withPages(rows, [page(2, undefined, 3, 4)], SIZE)
    expect([idsOf(more), missing(more)]).toEqual([[1, 2, 3, 4, gap, gap], [3]])
    expect(idsOf(withPages(more, [page(3, undefined)], SIZE))).toEqual([1, 2, 3, 4])
  })

  test('with fewer rows than its total ends there, and the missing rows are reported', () => {
    const rows = read(page(1, 900, 1, 2, 3), page(300, 900))
    expect([idsOf(rows), rows.count, missing(rows)]).toEqual([[1, 2, 3, gap, gap, gap], 3, [2]])
    const whole = withPages(rows, [page(2, 900, 4)], SIZE)
    expect([idsOf(whole), missing(whole), whole.count]).toEqual([[1, 2, 3, 4], [], 4])
    expect(whole.shortfall).toEqual({ leftOut: 0, cut: { given: 4, total: 900 }, isOpen: false })
    const anew = replacedBy(whole, [page(1, 900, 1, 2, 3)], SIZE)
    expect(missing(anew)).toEqual([2])
    expect(replacedBy(whole, [page(1, 8, 1, 2, 3)], SIZE).all.length).toBe(8)
  })

  test('with a total but no rows has an empty list', () => {
    const rows = read(page(1, 5))
    expect([idsOf(rows), missing(rows)]).toEqual([[], []])
  })

  test('with more rows than its total has its total ignored', () => {
    const rows = read(page(1, 2, 1, 2, 3))
    expect([rows.all.length, rows.count, rows.shortfall.isOpen]).toEqual([6, 3, true])
  })

  test('that repeats its last page is recognised', () => {
    const rows = read(page(1, 99, 1, 2, 3), page(33, 99, 4, 5), page(32, 99, 4, 5))
    expect([idsOf(rows), missing(rows)]).toEqual([[1, 2, 3, gap, gap, gap], [2]])
    const next = withPages(rows, [page(2, 99, 4, 5)], SIZE)
    expect([idsOf(next), missing(next)]).toEqual([[1, 2, 3, 4, 5], []])
  })

  test('that sends a row twice has it shown once', () => {
    expect(idsOf(read(page(1, 6, 1, 2, 2), page(2, 6, 2, 3, 4)))).toEqual([1, 2, 3, 4])
  })

  test('with a huge total gets a limited number of places', () => {
    expect(read(page(1, Number.MAX_SAFE_INTEGER, 1, 2, 3)).all.length).toBeLessThanOrEqual(MOST_PLACES + SIZE)
  })
})

describe('For every kind of server', () => {
  /** The number of rows, the paging and the total of the server. */
  const servers = fc.record({
    rows: fc.integer({ min: 0, max: 40 }),
    page: fc.constantFrom('heeded', 'ignored', 'clamped'),
    size: fc.constantFrom('heeded', 'ignored', 'capped', 'doubled'),
    total: fc.constantFrom('right', 'missing', 'small', 'large', 'page'),
    unreadable: fc.integer({ min: 0, max: 3 }),
  })
  type Server = typeof servers extends fc.Arbitrary<infer S> ? S : never

  const answerOf = (server: Server, asked: number) => {
    const sizes = { heeded: SIZE, ignored: 1000, capped: 2, doubled: SIZE * 2 }
    const size = sizes[server.size]
    const lastPage = Math.max(1, Math.ceil(server.rows / size))
    const number = { heeded: asked, ignored: 1, clamped: Math.min(asked, lastPage) }[server.page]
    const given = Array.from({ length: server.rows }, (_, at) => at + 1).slice((number - 1) * size, number * size)
    const rows = given.filter((id) => server.unreadable === 0 || id % (server.unreadable + 2) !== 0)
    const total = {
      right: server.rows,
      missing: undefined,
      small: Math.floor(server.rows / 2),
      large: server.rows * 3 + 7,
      page: given.length,
    }
    return {
      page: asked,
      content: { rows: these(...rows), leftOut: given.length - rows.length, total: total[server.total] },
    }
  }
  const sights = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 6 })

  test('no row shows twice, and the reading ends', () => {
    fc.assert(
      fc.property(servers, fc.integer({ min: 1, max: 60 }), sights, (server, first, looks) => {
        let rows = withPages<Row>(noRows, [answerOf(server, first)], SIZE)
        let requests = 1
        for (const sight of [...looks.map((at) => ({ first: at, last: at + SIZE })), EVERYTHING]) {
          for (let next = pagesMissing(rows, sight)[0]; next !== undefined; next = pagesMissing(rows, sight)[0]) {
            rows = withPages(rows, [answerOf(server, next)], SIZE)
            requests += 1
            expect(requests).toBeLessThan(160)
            const shown = rows.all.flatMap((row) => row?.id ?? [])
            expect(new Set(shown).size).toBe(shown.length)
          }
        }
        expect(rows.all).not.toContain(undefined)
        expect(rows.pages.length).toBe(rows.all.length)
        expect(rows.count).toBe(rows.all.length + rows.shortfall.leftOut)
      }),
      { numRuns: 600 },
    )
  })

  test('a server with correct pages has all its rows shown, whatever its total', () => {
    fc.assert(
      fc.property(servers, (any) => {
        // A total that is too small cannot be recognised as wrong, unless it is that of one full page.
        fc.pre(any.total !== 'small' && (any.total !== 'page' || any.size === 'heeded'))
        const server: Server = { ...any, page: 'heeded', unreadable: 0 }
        let rows = withPages<Row>(noRows, [answerOf(server, 1)], SIZE)
        for (let next = missing(rows)[0]; next !== undefined; next = missing(rows)[0])
          rows = withPages(rows, [answerOf(server, next)], SIZE)
        expect(idsOf(rows)).toEqual(Array.from({ length: server.rows }, (_, at) => at + 1))
        expect(rows.shortfall.cut !== undefined).toBe(server.total === 'large' && rows.told !== rows.count)
      }),
      { numRuns: 400 },
    )
  })
})

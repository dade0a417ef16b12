import { describe, expect, test } from 'vitest'
import { type ListRows, noRows, pagesMissing, pagesOf, rowsOn, withoutRows, withPages } from './list-rows.ts'

type Row = Readonly<{ id: number }>
const SIZE = 3

/** Rows by their ids. */
const these = (...ids: readonly number[]): readonly Row[] => ids.map((id) => ({ id }))
const page = (number: number, total: number | undefined, ...ids: readonly number[]) => ({
  page: number,
  content: { rows: these(...ids), total },
})
const drawn = ({ all, read }: ListRows<Row>) => ({ ids: all.map((row) => row?.id), read: [...read] })
const read = (...pages: readonly ReturnType<typeof page>[]) => withPages<Row>(noRows, pages, SIZE)

describe('The rows of a long list', () => {
  test('leave room for all that the server says there are', () => {
    expect(drawn(read(page(1, 5, 1, 2, 3)))).toEqual({ ids: [1, 2, 3, undefined, undefined], read: [1] })
  })

  test('lie in the places of their pages, in whatever order these are read', () => {
    expect(drawn(read(page(2, 5, 4, 5), page(1, 5, 1, 2, 3)))).toEqual({ ids: [1, 2, 3, 4, 5], read: [2, 1] })
  })

  test('leave room for one more page after a full one when the server does not say how many there are', () => {
    expect(drawn(read(page(1, undefined, 1, 2, 3))).ids).toEqual([1, 2, 3, undefined, undefined, undefined])
  })

  test('end with a page that is not full when the server does not say how many there are', () => {
    expect(drawn(read(page(1, undefined, 1, 2, 3), page(2, undefined, 4))).ids).toEqual([1, 2, 3, 4])
    expect(drawn(read(page(1, undefined, 1, 2, 3), page(2, undefined))).ids).toEqual([1, 2, 3])
  })

  test('grow no further than the last page when an earlier one is read after it', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7]
    expect(drawn(read(page(3, undefined, 7), page(2, undefined, 4, 5, 6), page(1, undefined, 1, 2, 3))).ids).toEqual(
      ids,
    )
  })

  test('are none when the list has become empty behind the page that was read', () => {
    expect(drawn(read(page(3, 0))).ids).toEqual([])
  })

  test('are as many as the server says when the list has become shorter than the page that was read', () => {
    expect(drawn(read(page(3, 4))).ids).toEqual([undefined, undefined, undefined, undefined])
  })

  test('are never fewer than the ones that were read', () => {
    expect(drawn(read(page(1, 2, 1, 2, 3))).ids).toEqual([1, 2, 3])
  })

  test('close up where some are taken out, and what is not read yet stays', () => {
    const { ids } = drawn(withoutRows(read(page(1, 5, 1, 2, 3)), new Set([2, 9])))
    expect(ids).toEqual([1, 3, undefined, undefined])
  })
})

describe('The pages to read next', () => {
  const rows = read(page(1, 7, 1, 2, 3))

  test('are those in sight that are not read and lie within the list', () => {
    expect(pagesMissing(rows, [1, 2, 3, 4], SIZE)).toEqual([2, 3])
  })

  test('are none when the list ends with a full page', () => {
    expect(pagesMissing(read(page(1, 3, 1, 2, 3)), [1, 2], SIZE)).toEqual([])
  })

  test.each([
    [0, 2, [1]],
    [2, 3, [1, 2]],
    [3, 8, [2, 3]],
    [4, 3, [2]],
    [0, -1, [1]],
  ])('from row %i to row %i are %o', (first, last, pages) => expect(pagesOf(first, last, SIZE)).toEqual(pages))
})

test('The rows on some pages are those read there, and no others', () => {
  const rows = withPages<{ id: number }>(
    noRows,
    [
      { page: 1, content: { rows: [{ id: 1 }, { id: 2 }], total: 5 } },
      { page: 3, content: { rows: [{ id: 5 }], total: 5 } },
    ],
    2,
  )
  expect(rowsOn(rows, new Set([2, 3]), 2)).toEqual([{ id: 5 }])
  expect(rowsOn(rows, new Set([1]), 2)).toEqual([{ id: 1 }, { id: 2 }])
})

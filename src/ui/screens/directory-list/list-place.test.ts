import { describe, expect, test } from 'vitest'
import { firstRowOf, type Lie, pageInSight, rowAt, topOfRow } from './list-place.ts'

/** 50 rows, each 100 px high, below 200 px of filters. */
const ONE: Lie = { count: 50, columns: 1, lineHeight: 100, above: 200, placeOf: () => undefined }
const TWO: Lie = { ...ONE, columns: 2 }
/** The same, where the first ten rows have been drawn, and are twice as high. */
const HIGHER: Lie = {
  ...ONE,
  placeOf: (row) =>
    row < 10 ? { top: row * 200, bottom: row * 200 + 200 } : { top: 1000 + row * 100, bottom: 1100 + row * 100 },
}
const HEIGHT = 800
const at = (lie: Lie, scrollTop: number, asked = 1) =>
  pageInSight(
    lie,
    { scrollTop, clientHeight: HEIGHT, scrollHeight: lie.above + Math.ceil(lie.count / lie.columns) * lie.lineHeight },
    asked,
  )

describe('The offset of a row', () => {
  test('is below the content above it, by lines', () => {
    expect([topOfRow(ONE, 20), topOfRow(TWO, 20), topOfRow(TWO, 41)]).toEqual([2200, 1200, 2200])
  })
  test('counts rows that are drawn as high as they are', () => {
    expect([topOfRow(HIGHER, 5), topOfRow(HIGHER, 20)]).toEqual([1200, 3200])
  })
  test.each([0, 1, 4, 9, 10, 11, 33, 49])('leads to row %i again', (row) => {
    for (const lie of [ONE, HIGHER]) expect(rowAt(lie, topOfRow(lie, row))).toBe(row)
  })
  test('of the first row shows the content above too', () => expect(topOfRow(ONE, 0)).toBe(0))
})

describe('The page of a URL', () => {
  test.each([
    [1, 50, 0],
    [3, 50, 40],
    [4, 50, 40],
    [999, 50, 40],
    [2, 0, 0],
  ])('%i of %i rows begins at row %i', (page, count, row) => expect(firstRowOf(page, count)).toBe(row))
})

describe('The page at the top of the viewport (DIR-10)', () => {
  test.each([
    ['at the top', ONE, 0, 1],
    ['with the last row of a page in sight', ONE, 2190, 1],
    ['at the first row of the next', ONE, 2200, 2],
    ['a hair before it', ONE, 2199, 2],
    ['in the middle', ONE, 3000, 2],
    ['with two rows in a line', TWO, 1200, 2],
    ['with rows that are higher, where the least height would be on the next', HIGHER, 2200, 1],
    ['at the first row of the next, below rows that are higher', HIGHER, 3200, 2],
  ] as const)('%s', (_, lie, scrollTop, page) => expect(at(lie, scrollTop)).toBe(page))

  test('is the last one at the very end, though it cannot be scrolled to the top', () => {
    expect(at({ ...ONE, count: 43 }, 200 + 4300 - HEIGHT)).toBe(3)
  })

  test('is the requested one as long as it is visible at the end', () => {
    const end = 200 + 4300 - HEIGHT
    expect([
      at({ ...ONE, count: 43 }, end, 2),
      at({ ...ONE, count: 43 }, end, 3),
      at({ ...ONE, count: 43 }, end, 9),
    ]).toEqual([2, 3, 3])
  })

  test('is the first where everything is visible, and where the list is empty', () => {
    expect([at({ ...ONE, count: 3 }, 0, 1), at({ ...ONE, count: 0 }, 0, 1)]).toEqual([1, 1])
  })
})

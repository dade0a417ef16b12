import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesAround } from './pager-pages.ts'

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 10, [1, 2, 3, 'after', 10]],
  [3, 10, [1, 2, 3, 'after', 10]],
  [4, 10, [1, 'before', 4, 'after', 10]],
  [7, 10, [1, 'before', 7, 'after', 10]],
  [8, 10, [1, 'before', 8, 9, 10]],
  [10, 10, [1, 'before', 8, 9, 10]],
  [4, 6, [1, 'before', 4, 5, 6]],
])('page %i of %i shows these pages', (current, count, named) => expect(pagesAround(current, count)).toEqual(named))

test('the first, the last and the current page are always shown, each once, in order', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 600 })
        .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count))),
      ([current, count]) => {
        const named = pagesAround(current, count).filter((one) => typeof one === 'number')
        expect(named).toEqual([...new Set(named)].sort((one, other) => one - other))
        expect(named).toEqual(expect.arrayContaining([1, current, count]))
        expect(pagesAround(current, count).length).toBe(Math.min(count, 5))
      },
    ),
  )
})

import { describe, expect, test } from 'vitest'
import { pageCount } from './page.ts'

describe('The pages of a list (FMT-05)', () => {
  test.each([
    [0, 0],
    [1, 1],
    [50, 1],
    [51, 2],
    [100, 2],
    [5000, 100],
  ])('of %i rows are %i, the last of them reachable', (total, pages) => expect(pageCount(total)).toBe(pages))

  test('have the given size', () => expect(pageCount(21, 10)).toBe(3))
})

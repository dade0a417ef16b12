import { describe, expect, it } from 'vitest'
import { isFling } from './flinging.ts'

describe('a fling', () => {
  it.each([
    ['a fast finger on a fast phone', 130, 16, true],
    ['the same finger on a phone that draws ten times a second', 800, 100, true],
    ['a finger going up', -130, 16, true],
    ['somebody reading', 20, 16, false],
    ['a slow finger on a slow phone', 150, 100, false],
    ['Page Down', 700, 400, false],
    ['the first movement after a rest', 700, Infinity, false],
    ['two movements within one moment', 10, 0, true],
  ])('%s', (_, pixels, milliseconds, is) => {
    expect(isFling(pixels, milliseconds)).toBe(is)
  })
})

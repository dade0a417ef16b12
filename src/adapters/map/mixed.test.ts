import { expect, test } from 'vitest'
import { mixed } from './mixed.ts'

test.each([
  ['#000000', 0.5, '#ffffff', '#808080'],
  ['#31405F', 0.3, '#172033', '#1f2a40'],
  ['#FF0000', 1, '#00FF00', '#ff0000'],
  ['#FF0000', 0, '#000a00', '#000a00'],
])('%s by %d in %s is %s', (one, part, other, expected) => {
  expect(mixed(one, part, other)).toBe(expected)
})

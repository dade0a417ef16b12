import { expect, test } from 'vitest'
import { DEFAULT_SPEED, rateOf, READING_SPEEDS, speedFrom } from './speed.ts'

test('The speeds grow, and the default one is the voice’s own (READ-05)', () => {
  const rates = READING_SPEEDS.map(rateOf)
  expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  expect(rateOf(DEFAULT_SPEED)).toBe(1)
})

test.each([
  ['fast', 'fast'],
  ['toString', undefined],
  [undefined, undefined],
])('The stored speed %j is %j (fault 32)', (kept, speed) => expect(speedFrom(kept)).toBe(speed))

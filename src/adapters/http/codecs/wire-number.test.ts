import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberFrom } from './wire-number.ts'

test.each([
  [0, 0],
  [-12.5, -12.5],
  ['12', 12],
  [' 12 ', 12],
  ['-12', -12],
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['1.234,50', 1234.5],
  ['1.234.567,5', 1_234_567.5],
  ['1,234.50', 1234.5],
  ['1,234,567.5', 1_234_567.5],
  ['€ 12,50', 12.5],
  ['12,50 €', 12.5],
  ['1 234,50', 1234.5],
  ['1e3', 1000],
  ['00021', 21],
])('A number on the wire (%j) is decoded, with a decimal comma or point', (wire, number) => {
  expect(numberFrom(wire)).toBe(number)
})

test.each([
  '',
  ' ',
  '€',
  ',',
  '.',
  'dodici',
  '12 euro',
  '1,2,3',
  '12-50',
  'Infinity',
  'NaN',
  null,
  undefined,
  true,
  {},
])('An invalid number (%j) is refused, and not read as zero', (wire) => {
  expect(numberFrom(wire)).toBeUndefined()
})

test.each([Number.NaN, Infinity, -Infinity, [], [12]])(
  'What only a program could take for a number (%j) is none',
  (wire) => {
    expect(numberFrom(wire)).toBeUndefined()
  },
)

test('Every plain number survives the round trip, and no input throws', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(numberFrom(String(number + 0))).toBe(number + 0)
    }),
  )
  fc.assert(
    fc.property(fc.anything(), (wire) => {
      expect(['number', 'undefined']).toContain(typeof numberFrom(wire))
    }),
  )
})

import { expect, test } from 'vitest'
import { clausesAt } from './clause-code.ts'

const SOURCE = `/** A form (PWD-01). */
import { a } from '#scripts/a.ts'

/**
 * Asks once (PWD-02 … PWD-03),
 * and again.
 */
export const ask = (): number => {
  // Never twice (PWD-04).
  const most = [
    1,
  ]

  return most.length
}
export const other = 1 // Always (PWD-05).
`

test.each([
  [2, 'PWD-01'],
  [7, 'PWD-01'],
  [8, 'PWD-01 PWD-02 PWD-03'],
  [10, 'PWD-01 PWD-02 PWD-03 PWD-04'],
  [12, 'PWD-01 PWD-02 PWD-03 PWD-04'],
  [14, 'PWD-01 PWD-02 PWD-03'],
  [15, 'PWD-01 PWD-02 PWD-03'],
  [16, 'PWD-01 PWD-05'],
])('line %i is the code of %s', (line, clauses) => {
  expect([...clausesAt(SOURCE, line)].toSorted().join(' ')).toBe(clauses)
})

test('what no comment names is the code of no clause', () => expect(clausesAt('const a = 1 // one\n', 1)).toEqual([]))

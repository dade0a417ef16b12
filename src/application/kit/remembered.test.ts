import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('The result is the same until the arguments change', () => {
  const compute = vi.fn<(one: object, other: number) => { one: object; other: number }>((one, other) => ({
    one,
    other,
  }))
  const sum = remembered(compute)
  const [here, there] = [{}, {}]
  expect(sum(here, 1)).toBe(sum(here, 1))
  expect(compute).toHaveBeenCalledOnce()
  expect([sum(here, 2).other, sum(there, 2).one === there, compute.mock.calls.length]).toEqual([2, true, 3])
})

test('The result may depend on parts of the arguments only', () => {
  const lengthOf = remembered(
    (word: string, from: object) => ({ length: word.length, from }),
    (word) => [word],
  )
  const first = lengthOf('uno', {})
  expect([lengthOf('uno', {}) === first, lengthOf('due', {}) === first]).toEqual([true, false])
})

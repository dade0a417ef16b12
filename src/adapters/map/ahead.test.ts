import { expect, test } from 'vitest'
import { ahead } from './ahead.ts'

/** A load that answers with the number of its call; the first ones fail. */
const counted = (failures = 0) => {
  let calls = 0
  return ahead(async () => {
    calls += 1
    if (calls <= failures) throw new Error('No network')
    return calls
  })
}

test('what was begun is taken once, and whoever comes afterwards loads anew', async () => {
  const { begin, take } = counted()
  begin()
  expect(await take()).toBe(1)
  expect(await take()).toBe(2)
})

test('what was begun twice is the later one', async () => {
  const { begin, take } = counted()
  begin()
  begin()
  expect(await take()).toBe(2)
})

test('what was begun and did not come is asked for again; what fails then too is a failure', async () => {
  const { begin, take } = counted(1)
  begin()
  expect(await take()).toBe(2)
  const lost = counted(2)
  lost.begin()
  await expect(lost.take()).rejects.toThrow('No network')
})

import { expect, test } from 'vitest'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Page } from '#domain/paging/page.ts'
import { readPages } from './read-pages.ts'
import { settle, waitingPort } from './walk.ts'

const { signal } = new AbortController()

const read = (pages: readonly number[]) => {
  const page = waitingPort<[string, number, AbortSignal], RequestFailure, Page<number>>()
  const answer = readPages(page.port)({ query: 'all', pages }, signal)()
  return { page, answer }
}

test('Pages are asked for one after the other, and each comes back with its number', async () => {
  const { page, answer } = read([2, 3])
  await settle()
  expect(page.calls.map(({ asked }) => asked)).toEqual([['all', 2, signal]])
  await page.call().succeed({ rows: [4, 5], total: 9 })
  expect(page.call().asked).toEqual(['all', 3, signal])
  await page.call().succeed({ rows: [6], total: 9 })
  expect(await answer).toEqual({
    _tag: 'Right',
    right: [
      { page: 2, content: { rows: [4, 5], total: 9 } },
      { page: 3, content: { rows: [6], total: 9 } },
    ],
  })
})

test('The first page that fails fails them all, and no further one is asked for', async () => {
  const { page, answer } = read([1, 2])
  await settle()
  await page.call().fail({ _tag: 'TimedOut' })
  expect(await answer).toEqual({ _tag: 'Left', left: { _tag: 'TimedOut' } })
  expect(page.calls.length).toBe(1)
})

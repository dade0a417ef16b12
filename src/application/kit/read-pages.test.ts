import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test } from 'vitest'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Page } from '#domain/paging/page.ts'
import { readAll, readPages } from './read-pages.ts'
import { settle, waitingPort } from './testing/walk.ts'

const { signal } = new AbortController()

const read = (pages: readonly number[]) => {
  const page = waitingPort<[string, number, AbortSignal], RequestFailure, Page<number>>()
  const answer = readPages(page.port)({ query: 'all', pages }, signal)()
  return { page, answer }
}

test('Pages are requested one after the other, and each returns with its number', async () => {
  const { page, answer } = read([2, 3])
  await settle()
  expect(page.calls.map(({ asked }) => asked)).toEqual([['all', 2, signal]])
  await page.call().succeed({ rows: [4, 5], total: 9, leftOut: 0 })
  expect(page.call().asked).toEqual(['all', 3, signal])
  await page.call().succeed({ rows: [6], total: 9, leftOut: 0 })
  expect(await answer).toEqual({
    _tag: 'Right',
    right: [
      { page: 2, content: { rows: [4, 5], total: 9, leftOut: 0 } },
      { page: 3, content: { rows: [6], total: 9, leftOut: 0 } },
    ],
  })
})

test('The first failed page fails the whole, and no further one is requested', async () => {
  const { page, answer } = read([1, 2])
  await settle()
  await page.call().fail({ _tag: 'TimedOut' })
  expect(await answer).toEqual({ _tag: 'Left', left: { _tag: 'TimedOut' } })
  expect(page.calls.length).toBe(1)
})

type Row = Readonly<{ id: number }>
const SIZE = 2
const these = (...ids: readonly number[]): readonly Row[] => ids.map((id) => ({ id }))

const readWhole = async (answer: (page: number) => Page<Row>) => {
  const asked: number[] = []
  const outcome = await readAll((page) => {
    asked.push(page)
    return TaskEither.right(answer(page))
  }, SIZE)()
  return [outcome, asked] as const
}
const rows = (...ids: readonly number[]) => ({ _tag: 'Right', right: these(...ids) })

describe('A whole list', () => {
  test('is read page by page, a few at a time', async () => {
    const whole = these(...Array.from({ length: 17 }, (_, at) => at + 1))
    const [outcome, asked] = await readWhole((page) => ({
      rows: whole.slice((page - 1) * SIZE, page * SIZE),
      leftOut: 0,
      total: 17,
    }))
    expect([outcome, asked]).toEqual([{ _tag: 'Right', right: whole }, [1, 2, 3, 4, 5, 6, 7, 8, 9]])
  })

  test('ends where the server ignores the page, with each row once', async () => {
    const [outcome, asked] = await readWhole(() => ({ rows: these(1, 2), leftOut: 0, total: 5000 }))
    expect([outcome, asked]).toEqual([rows(1, 2), [1, 2, 3, 4, 5, 6, 7]])
  })

  test('ends where the server sends everything at once', async () => {
    const [outcome, asked] = await readWhole(() => ({ rows: these(1, 2, 3), leftOut: 0, total: undefined }))
    expect([outcome, asked]).toEqual([rows(1, 2, 3), [1, 2]])
  })

  test('fails with the first failed page', async () => {
    const failing = readAll<'late', Row>(() => TaskEither.left('late'), SIZE)
    expect(await failing()).toEqual({ _tag: 'Left', left: 'late' })
  })
})

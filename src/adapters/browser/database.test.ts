import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'

const failing = (fail: () => unknown) => ({ open: fail }) as unknown as IDBFactory

test('one database has both stores, and is opened once', async () => {
  const factory = new IDBFactory()
  const [database, again] = await Promise.all([openDatabase(factory), openDatabase(factory)])
  expect([...(database?.objectStoreNames ?? [])]).toEqual(['answers', 'outbox'])
  expect(again).toBe(database)
})

test.each([
  ['missing', undefined],
  [
    'refused',
    failing(() => {
      throw new DOMException('Denied', 'SecurityError')
    }),
  ],
  [
    'broken',
    failing(() => {
      const request = new EventTarget()
      queueMicrotask(() => request.dispatchEvent(new Event('error')))
      return request
    }),
  ],
  ['silent', failing(() => new EventTarget())],
])('there is none where it is %s (fault 30)', async (why, factory) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const opened = openDatabase(factory)
  if (why === 'silent') vi.runAllTimers()
  expect(await opened).toBeUndefined()
  vi.useRealTimers()
})

test('a connection gives way to a newer version of another tab, and is opened again', async () => {
  const factory = new IDBFactory()
  const before = await openDatabase(factory)
  await new Promise((resolve) => {
    factory.deleteDatabase('piazza').addEventListener('success', resolve)
  })
  const after = await openDatabase(factory)
  expect(after).not.toBe(before)
  expect(await after?.count('answers')).toBe(0)
})

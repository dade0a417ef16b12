import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { type Database, inDatabase, openDatabase } from './database.ts'

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

const ANSWER = { key: 'one', owner: 'visitor', text: '{}', at: 1, used: 1, size: 2 }
const keep = async (database: Database) => void (await database.put('answers', ANSWER))
const none = () => {
  throw new Error('There should be a database')
}
const kept = (factory: IDBFactory) => inDatabase(factory, (database) => database.getAllKeys('answers'), none)

test('a connection that is lost without a word is opened anew, and what was to be stored is stored (fault 52)', async () => {
  const factory = new IDBFactory()
  const before = await openDatabase(factory)
  before?.close()
  await inDatabase(factory, keep, none)
  expect(await kept(factory)).toEqual(['one'])
  expect(await openDatabase(factory)).not.toBe(before)
})

test.each(['UnknownError', 'AbortError', 'InvalidStateError'])(
  'work that a lost connection has cut short with %s is done again, once (fault 52)',
  async (name) => {
    const factory = new IDBFactory()
    let attempts = 0
    const work = async () => {
      attempts += 1
      throw new DOMException('Connection to Indexed Database server lost', name)
    }
    await expect(inDatabase(factory, work, none)).rejects.toMatchObject({ name })
    expect(attempts).toBe(2)
  },
)

test('work that fails for another reason fails, and its connection stays', async () => {
  const factory = new IDBFactory()
  const before = await openDatabase(factory)
  let attempts = 0
  const work = async () => {
    attempts += 1
    throw new DOMException('Full', 'QuotaExceededError')
  }
  await expect(inDatabase(factory, work, none)).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect([attempts, await openDatabase(factory)]).toEqual([1, before])
})

test('two pieces of work that lose one connection open one other', async () => {
  const factory = new IDBFactory()
  ;(await openDatabase(factory))?.close()
  const opened = vi.spyOn(factory, 'open')
  await Promise.all([inDatabase(factory, keep, none), kept(factory)])
  expect(opened).toHaveBeenCalledOnce()
})

test('a database that cannot be opened again is tried at the next call: it was there before (fault 52)', async () => {
  const factory = new IDBFactory()
  ;(await openDatabase(factory))?.close()
  const opened = vi.spyOn(factory, 'open').mockImplementationOnce(() => {
    throw new DOMException('Attempt to open while in the background', 'UnknownError')
  })
  expect(
    await inDatabase(
      factory,
      async (database) => `${await database.count('answers')} in the database`,
      () => 'in memory',
    ),
  ).toBe('in memory')
  expect(await kept(factory)).toEqual([])
  expect(opened).toHaveBeenCalledTimes(2)
})

test('a connection that comes after the limit is closed: it would block a newer version', async () => {
  const factory = new IDBFactory()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const opening = openDatabase(factory)
  vi.runAllTimers()
  vi.useRealTimers()
  expect(await opening).toBeUndefined()
  const isBlocked = await new Promise((resolve) => {
    const removing = factory.deleteDatabase('piazza')
    removing.addEventListener('blocked', () => resolve(true))
    removing.addEventListener('success', () => resolve(false))
  })
  expect(isBlocked).toBe(false)
})

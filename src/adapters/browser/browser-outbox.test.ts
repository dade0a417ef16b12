import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { EventId } from '#domain/events/event.ts'
import type { UserEventId } from '#domain/events/user-event.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Origin } from '#domain/origin.ts'
import { type Entry, posted, type Write } from '#domain/outbox/outbox.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { QuestionId } from '#domain/surveys/survey.ts'
import { handedOver } from '#domain/outbox/under-way.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { createBrowserOutbox } from './browser-outbox.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { openDatabase } from './database.ts'
import { memoryStorage } from './memory-storage.ts'

const ADA = 1 as UserId
const BEA = 2 as UserId
const AT = 1_700_000_000_000 as Instant
const adding = (event: number): Write => ({ kind: 'eventAdded', event: event as EventId })
const answers: Write = {
  kind: 'surveyAnswered',
  notice: 4 as ReceivedNoticeId,
  submission: { responses: [{ question: 1 as QuestionId, index: 0, value: '<p>Sì</p>' }], anonymous: true },
}

const saving: Write = {
  kind: 'profileSaved',
  profile: {
    name: 'Ada',
    surname: '',
    municipality: 'Luino',
    address: undefined,
    postalCode: '21016',
    province: undefined,
    country: 'Italia',
    email: undefined,
    landline: undefined,
    mobile: '+393409876543',
    image: 'ada.png',
  },
  names: { name: 'Ada', surname: '' },
  portrait: { picture: { bytes: new Uint8Array([255, 216, 0]), type: 'image/jpeg' }, before: undefined },
}
const renaming: Write = { kind: 'accountRenamed', names: { name: 'Ada', surname: '' } }

const right = async <A>(task: TaskEither<unknown, A>): Promise<A> => {
  const outcome = await task()
  if (Either.isLeft(outcome)) throw new Error('The outbox has failed')
  return outcome.right
}

/** A device whose tabs share a database and a storage. */
const device = () => {
  const factory = new IDBFactory()
  const items = memoryStorage()
  const windows: EventTarget[] = []
  const tab = () => {
    const own = new EventTarget()
    windows.push(own)
    const local = {
      ...items,
      setItem: (key: string, value: string) => {
        items.setItem(key, value)
        for (const other of windows)
          if (other !== own) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
      },
    } as Storage
    return createBrowserOutbox({ factory, storage: createBrowserStorage(() => local, own), locks: undefined })
  }
  return { factory, tab }
}
const written = (entries: readonly Entry[]) => entries.map(({ write }) => write)

describe('The outbox of a device', () => {
  test('keeps what is written after the connection was lost in the background, and reads it (fault 52)', async () => {
    const { factory, tab } = device()
    const mine = tab()
    await right(mine.put(posted(ADA, adding(1), AT)))
    ;(await openDatabase(factory))?.close()
    const { entry, isKept } = await right(mine.put(posted(ADA, adding(2), AT)))
    expect(isKept).toBe(true)
    ;(await openDatabase(factory))?.close()
    expect(written(await right(mine.list(ADA)))).toEqual([adding(1), adding(2)])
    ;(await openDatabase(factory))?.close()
    expect(await right(mine.replace(entry, { ...entry, standing: 'sending' }))).toBe(true)
    ;(await openDatabase(factory))?.close()
    await right(mine.remove(entry))
    ;(await openDatabase(factory))?.close()
    await right(mine.forget(ADA))
    expect(await right(tab().list(ADA))).toEqual([])
  })

  test('keeps with a reminder the names that its event came with (fault 55)', async () => {
    const { tab } = device()
    const origin = { names: { reminder: 'promemoria' } } as unknown as Origin
    const at = { kind: 'eventReminded', event: 3 as EventId, userEvent: 70 as UserEventId, reminder: AT } as const
    for (const write of [at, { ...at, reminder: undefined, origin }]) await right(tab().put(posted(ADA, write, AT)))
    expect(written(await right(tab().list(ADA)))).toEqual([at, { ...at, reminder: undefined, origin }])
  })

  test('keeps that a picture was taken away, which is not the same as none that was changed (PROF-05)', async () => {
    const { tab } = device()
    const bare: Write = { ...saving, profile: { ...saving.profile, image: undefined } }
    const changes: readonly Write[] = [
      { ...bare, portrait: { picture: undefined, before: 'ada.png' } },
      { ...bare, portrait: undefined },
    ]
    for (const write of changes) await right(tab().put(posted(ADA, write, AT)))
    expect(written(await right(tab().list(ADA)))).toEqual(changes)
  })

  test('has a write on the disk before it says that it is kept, and so for each change of it', async () => {
    const { factory, tab } = device()
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const outbox = tab()
    const { entry } = await right(outbox.put(posted(ADA, adding(3), AT)))
    await right(outbox.replace(entry, { ...entry, standing: 'sending' }))
    const modes = opened.mock.calls.filter(([, mode]) => mode === 'readwrite').map(([, , options]) => options)
    opened.mockRestore()
    expect(modes).toEqual([{ durability: 'strict' }, { durability: 'strict' }])
    expect(await (await openDatabase(factory))?.count('outbox')).toBe(1)
  })

  test('says that a write is not kept whose transaction is aborted after it was added (fault 31)', async () => {
    const { tab } = device()
    const { add } = IDBObjectStore.prototype
    const adds = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value) {
      const request = add.call(this, value)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    })
    const { isKept } = await right(tab().put(posted(ADA, adding(3), AT)))
    adds.mockRestore()
    expect(isKept).toBe(false)
  })

  test('keeps the writes of its owner in order, over a reload, as they were written (fault 24)', async () => {
    const { tab } = device()
    const first = tab()
    for (const write of [adding(3), answers, saving, renaming, adding(2)])
      await right(first.put(posted(ADA, write, AT)))
    await right(first.put(posted(BEA, adding(9), AT)))
    const entries = await right(tab().list(ADA))
    expect(written(entries)).toEqual([adding(3), answers, saving, renaming, adding(2)])
    expect(entries[0]).toEqual({ number: 1, ...posted(ADA, adding(3), AT) })
  })

  test('changes an entry only as long as it stands as it was read', async () => {
    const { tab } = device()
    const [one, other] = [tab(), tab()]
    const { entry, isKept } = await right(one.put(posted(ADA, adding(3), AT)))
    const sending: Entry = { ...entry, standing: 'sending' }
    expect([isKept, await right(one.replace(entry, sending))]).toEqual([true, true])
    expect(await right(other.replace(entry, { ...entry, standing: 'waiting' }))).toBe(false)
    expect((await right(other.list(ADA)))[0]?.standing).toBe('sending')
    expect([await right(one.replace(entry, undefined)), await right(other.replace(sending, undefined))]).toEqual([
      false,
      true,
    ])
    expect(await right(one.replace(sending, { ...sending, standing: 'unsettled' }))).toBe(false)
    expect(await right(other.list(ADA))).toEqual([])
  })

  test('forgets everything of a citizen who signs out, and nothing of others (fault 49)', async () => {
    const outbox = device().tab()
    await right(outbox.put(posted(ADA, adding(3), AT)))
    await right(outbox.put(posted(BEA, adding(4), AT)))
    await right(outbox.forget(ADA))
    expect([await right(outbox.list(ADA)), written(await right(outbox.list(BEA)))]).toEqual([[], [adding(4)]])
  })

  test.each([
    ['of an unknown kind', { kind: 'eventBurnt', event: 3 }],
    ['without what it is about', { kind: 'eventAdded' }],
    ['that is no record', 'eventAdded'],
  ])('loses an entry %s alone (fault 32)', async (_, write) => {
    const { factory, tab } = device()
    const database = await openDatabase(factory)
    await database?.add('outbox', {
      owner: String(ADA),
      subject: 'event:3',
      content: { write, at: AT, attempts: 0, notBefore: AT, standing: 'waiting' },
    })
    await right(tab().put(posted(ADA, adding(2), AT)))
    expect(written(await right(tab().list(ADA)))).toEqual([adding(2)])
    expect(await database?.count('outbox')).toBe(1)
  })

  test('is in memory where the database is blocked, for this tab alone (fault 30)', async () => {
    const blocked = createBrowserOutbox({
      factory: undefined,
      storage: createBrowserStorage(memoryStorage),
      locks: undefined,
    })
    const first = await right(blocked.put(posted(ADA, adding(3), AT)))
    await right(blocked.put(posted(ADA, adding(4), AT)))
    expect([first.isKept, written(await right(blocked.list(ADA)))]).toEqual([false, [adding(3), adding(4)]])
    expect(await right(blocked.replace(first.entry, { ...first.entry, standing: 'sending' }))).toBe(true)
    expect(await right(blocked.replace(first.entry, { ...first.entry, standing: 'waiting' }))).toBe(false)
    expect(await right(blocked.replace(first.entry, undefined))).toBe(false)
    await right(blocked.remove(first.entry))
    await right(blocked.forget(ADA))
    expect(await right(blocked.list(ADA))).toEqual([])
  })

  test('keeps a write in memory where the storage is full, behind the stored ones (fault 31)', async () => {
    const outbox = device().tab()
    await right(outbox.put(posted(ADA, adding(3), AT)))
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    const { isKept } = await right(outbox.put(posted(ADA, adding(4), AT)))
    IDBObjectStore.prototype.add = add
    await right(outbox.put(posted(ADA, adding(5), AT)))
    expect([isKept, written(await right(outbox.list(ADA)))]).toEqual([false, [adding(3), adding(4), adding(5)]])
  })

  test('tells other tabs of a change, and not its own', async () => {
    const { tab } = device()
    const [one, other] = [tab(), tab()]
    const heard: string[] = []
    const end = new AbortController()
    await right(one.watch(() => heard.push('one'), end.signal))
    await right(other.watch(() => heard.push('other'), end.signal))
    await right(one.put(posted(ADA, adding(3), AT)))
    end.abort()
    await right(one.put(posted(ADA, adding(4), AT)))
    expect(heard).toEqual(['other'])
  })
})

/** An outbox with this lock manager. */
const turns = (request: (work: () => Promise<void>) => Promise<unknown>) =>
  createBrowserOutbox({
    factory: undefined,
    storage: createBrowserStorage(memoryStorage),
    locks: { request: (_, __, work) => request(work) },
  })

describe('The turn of a tab', () => {
  test.each([
    ['is given by the lock manager', (work: () => Promise<void>) => work(), 1],
    ['is taken where the lock manager throws', () => Promise.reject(new Error('Opaque origin')), 1],
    [
      'is taken once where the lock manager throws afterwards',
      (work: () => Promise<void>) => work().then(() => Promise.reject(new Error('Stolen'))),
      1,
    ],
  ] as const)('%s', async (_, request, times) => {
    const work = vi.fn<() => Promise<void>>(async () => {})
    await right(turns(request).exclusively(work, new AbortController().signal))
    expect(work).toHaveBeenCalledTimes(times)
  })

  test('is not taken after the wait was given up', async () => {
    const work = vi.fn<() => Promise<void>>(async () => {})
    const end = new AbortController()
    end.abort()
    await right(turns(() => Promise.reject(new Error('Aborted'))).exclusively(work, end.signal))
    expect(work).not.toHaveBeenCalled()
  })
})

test('when an entry was handed over outlives its tab', async () => {
  const { tab } = device()
  const { entry } = await right(tab().put(posted(ADA, adding(8), AT)))
  const sent = handedOver(entry, (AT + 7) as Instant)
  await right(tab().replace(entry, sent))
  expect(await right(tab().list(ADA))).toEqual([sent])
})

test.each([
  ['waits', 'waiting', 1],
  ['has an unknown outcome', 'unsettled', 1],
  ['is being sent', 'sending', 0],
] as const)('the browser is asked once to keep the storage when a write %s', async (_, standing, times) => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.reject(new TypeError('No')))
  const storage = createBrowserStorage(memoryStorage)
  const outbox = createBrowserOutbox({ factory: new IDBFactory(), storage, locks: undefined, persist })
  for (const event of [1, 2]) {
    const { entry } = await right(outbox.put(posted(ADA, adding(event), AT, true)))
    expect(await right(outbox.replace(entry, { ...entry, standing }))).toBe(true)
  }
  expect(persist).toHaveBeenCalledTimes(times)
})

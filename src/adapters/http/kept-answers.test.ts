import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { present } from '#application/kit/present.ts'
import { AGES, foundBy, keptReading, type Keeping, tellFound } from '#application/ports/kept-first.ts'
import { leftOutBy } from '#application/ports/left-out.ts'
import { outdatedBy } from '#application/ports/outdated.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { createBrowserSessions } from '../browser/browser-sessions.ts'
import { createBrowserStorage } from '../browser/browser-storage.ts'
import { memoryStorage } from '../browser/memory-storage.ts'
import { openDatabase } from '../browser/database.ts'
import { createClient } from './client/client.ts'
import { createTraffic } from './client/traffic.ts'
import { type AnyCall, callName } from './contract/call.ts'
import { contract } from './contract/contract.ts'
import { favourites } from './contract/favourites.ts'
import { notices } from './contract/notices.ts'
import { BASE, fakeServer, settle } from './testing/fake-server.ts'
import { failureOf, successOf } from './testing/fake-device.ts'
import { MOST_ANSWERS, MOST_OF_ONE } from './answer-shelf.ts'
import { createKeptAnswers } from './kept-answers.ts'

const TOKENS = { token: 'mario', refreshToken: undefined }
const tag = (id: number, name = 'Viabilità') => ({ id, name })

/** A tab of a device, whose server may be out of reach. */
const tabOf = (indexedDB: IDBFactory | undefined, local = memoryStorage(), onLine?: boolean) => {
  const vault = createBrowserSessions(createBrowserStorage(() => local))
  const state = { answer: (): Response => Response.json({ data: [tag(1)] }), now: 1_000, language: 'it' }
  const server = fakeServer(() => state.answer())
  const now = () => state.now
  const client = createClient({
    base: BASE,
    fetch: server.fetch,
    vault,
    traffic: createTraffic(),
    now,
    language: () => state.language,
    presence: onLine === undefined ? undefined : ({ navigator: { onLine } } as never),
    answers: createKeptAnswers({ vault, now, indexedDB }),
  })
  const tags = async () => {
    const { signal } = new AbortController()
    const outcome = await client(notices.tags, { query: { filters: {} } }, { signal })()
    await kept()
    return { outcome, outdated: outdatedBy(signal), leftOut: leftOutBy(signal) }
  }
  /** What the device has of it, before the server is asked. */
  const first = async (keeps: Keeping = 'news', isOver?: () => boolean) => {
    const signal = keptReading(isOver)
    const asked = server.asked.length
    const outcome = await client({ ...notices.tags, keeps }, { query: { filters: {} } }, { signal })()
    return { outcome, found: foundBy(signal), leftOut: leftOutBy(signal), calls: server.asked.length - asked }
  }
  return {
    vault,
    state,
    client,
    tags,
    first,
    cut: () => {
      state.answer = () => {
        throw new TypeError('Failed to fetch')
      }
    },
  }
}

/** Waits until the stores have done what was asked of them. */
const kept = async (turns = 50): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  await settle()
}

const ownersIn = async (factory: IDBFactory) => {
  const all = await (await openDatabase(factory))?.getAll('answers')
  return all?.map(({ owner }) => owner)
}

test('What comes in place of no answer says that the device has a network, where it has one (fault 55)', async () => {
  const { vault, tags, cut } = tabOf(new IDBFactory(), memoryStorage(), true)
  vault.open(TOKENS)
  await tags()
  cut()
  expect((await tags()).outdated).toMatchObject({ failure: { _tag: 'Unreachable', isOnline: true }, at: 1_000 })
})

test('A kept answer that was used by a clock ahead of ours counts as used now (fault 54)', async () => {
  const factory = new IDBFactory()
  const database = present(await openDatabase(factory))
  for (const [key, used] of [
    ['ahead', 9_000_000],
    ['past', 10],
  ] as const)
    await database.put('answers', { key, owner: 'visitor', text: '{}', at: used, used, size: 2 })
  const { tags } = tabOf(factory)
  await tags()
  const all = await database.getAll('answers')
  expect(all.flatMap(({ key, used }) => (key === 'ahead' || key === 'past' ? [[key, used]] : []))).toEqual([
    ['ahead', 1_000],
    ['past', 10],
  ])
})

describe.each([
  ['in the database', () => new IDBFactory()],
  ['in memory, where that is blocked (fault 30)', () => undefined],
])('A kept answer %s', (_, factory) => {
  test('is given when nobody can be reached, and says from when it is (ERR-04)', async () => {
    const { tags, cut, state } = tabOf(factory())
    const first = await tags()
    expect([successOf(first.outcome).map(({ name }) => name), first.outdated]).toEqual([['Viabilità'], undefined])
    cut()
    state.now = 5_000
    const { outcome, outdated } = await tags()
    expect(successOf(outcome)).toEqual(successOf(first.outcome))
    expect(outdated).toEqual({ failure: { _tag: 'Unreachable' }, at: 1_000, asked: 5_000 })
  })

  test('lacks what the new one lacked, however it is read (fault 55)', async () => {
    const { tags, first, cut, state } = tabOf(factory())
    state.answer = () => Response.json({ data: [tag(1), 'x', { nome: 'x' }] })
    expect((await tags()).leftOut).toBe(2)
    expect((await first()).leftOut).toBe(2)
    cut()
    expect((await tags()).leftOut).toBe(2)
  })

  test('from a clock that ran ahead is never dated later than now (fault 54)', async () => {
    const { tags, cut, state } = tabOf(factory())
    state.now = 90_000_000
    await tags()
    cut()
    state.now = 3_000
    expect((await tags()).outdated).toMatchObject({ at: 3_000, asked: 3_000 })
  })

  test.each([
    ['the server answers, whatever it says', '{"message":"Manutenzione"}', 503],
    ['the service itself breaks', '', 500],
  ])('is not given where %s', async (_, body, status) => {
    const { tags, state } = tabOf(factory())
    await tags()
    state.answer = () => new Response(body, { status, headers: { 'content-type': 'application/json' } })
    expect(failureOf((await tags()).outcome)).toMatchObject({ _tag: 'Refused', status })
  })

  test.each([502, 503, 504])('is given where a gateway answers in the place of the service: %i', async (status) => {
    const { tags, state } = tabOf(factory())
    const first = await tags()
    state.answer = () => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } })
    const { outcome, outdated } = await tags()
    expect(successOf(outcome)).toEqual(successOf(first.outcome))
    expect(outdated?.failure).toEqual({ _tag: 'Refused', status, message: undefined })
  })

  test('is of one language and of one request', async () => {
    const { tags, cut, state, client } = tabOf(factory())
    await tags()
    cut()
    state.language = 'es'
    expect(failureOf((await tags()).outcome)).toEqual({ _tag: 'Unreachable' })
    const { signal } = new AbortController()
    expect(failureOf(await client(favourites.all, {}, { signal })())).toEqual({ _tag: 'Unreachable' })
  })

  test('is given to nobody but its owner, and goes with the session (AUTH-15)', async () => {
    const { tags, cut, vault } = tabOf(factory())
    vault.open(TOKENS)
    await tags()
    vault.open({ ...TOKENS, token: 'anna' })
    cut()
    expect(failureOf((await tags()).outcome)).toEqual({ _tag: 'Unreachable' })
    vault.forget('signedOut')
    expect(failureOf((await tags()).outcome)).toEqual({ _tag: 'Unreachable' })
  })

  test('is not kept when it is too long', async () => {
    const { tags, cut, state } = tabOf(factory())
    state.answer = () => Response.json({ data: [tag(1, 'x'.repeat(MOST_OF_ONE))] })
    await tags()
    cut()
    expect(failureOf((await tags()).outcome)).toEqual({ _tag: 'Unreachable' })
  })

  test(`of more than ${MOST_ANSWERS}, those that were used last stay`, async () => {
    const { client, cut, state } = tabOf(factory())
    const one = async (id: number) => {
      state.now += 1
      const { signal } = new AbortController()
      const outcome = await client({ ...notices.tag, keeps: 'news' }, { params: { id } }, { signal })()
      await kept()
      return outcome._tag
    }
    state.answer = () => Response.json({ data: tag(1) })
    for (let id = 0; id <= MOST_ANSWERS; id += 1) await one(id)
    await kept(20 * MOST_ANSWERS)
    cut()
    expect([await one(0), await one(1), await one(MOST_ANSWERS)]).toEqual(['Left', 'Right', 'Right'])
  }, 120_000)
})

describe('Kept answers', () => {
  test('outlive the page, but not a session that ended meanwhile (AUTH-15)', async () => {
    const factory = new IDBFactory()
    const local = memoryStorage()
    const first = tabOf(factory, local)
    await first.tags()
    first.vault.open(TOKENS)
    await first.tags()
    expect((await ownersIn(factory))?.sort()).toEqual([first.vault.current()?.id, 'visitor'].sort())

    const second = tabOf(factory, local)
    second.cut()
    expect(successOf((await second.tags()).outcome)).toHaveLength(1)
    first.vault.forget('signedOut')
    await kept()
    expect(await ownersIn(factory)).toEqual(['visitor'])
  })

  test('of a session that ended unnoticed go with the next page', async () => {
    const factory = new IDBFactory()
    const first = tabOf(factory)
    first.vault.open(TOKENS)
    await first.tags()
    await tabOf(factory).tags()
    expect(await ownersIn(factory)).toEqual(['visitor'])
  })

  test('give way where there is no room: the older half goes, and reading goes on', async () => {
    const factory = new IDBFactory()
    const { tags, state, cut } = tabOf(factory)
    await tags()
    const put = IDBObjectStore.prototype.put
    let refusals = 1
    IDBObjectStore.prototype.put = function (...given) {
      if (refusals > 0) {
        refusals -= 1
        throw new DOMException('Full', 'QuotaExceededError')
      }
      return put.apply(this, given)
    }
    state.language = 'es'
    await tags()
    IDBObjectStore.prototype.put = put
    cut()
    expect(successOf((await tags()).outcome)).toHaveLength(1)
  })

  test('hold no token', async () => {
    const factory = new IDBFactory()
    const { tags, vault } = tabOf(factory)
    vault.open({ token: 'secret', refreshToken: 'more secret' })
    await tags()
    const all = await (await openDatabase(factory))?.getAll('answers')
    expect(all).toHaveLength(1)
    expect(JSON.stringify(all)).not.toContain('secret')
  })
})

test('An answer is kept and given over a connection that was lost in the background (fault 52)', async () => {
  const factory = new IDBFactory()
  const { tags, cut } = tabOf(factory)
  await tags()
  ;(await openDatabase(factory))?.close()
  await tags()
  ;(await openDatabase(factory))?.close()
  cut()
  expect(successOf((await tags()).outcome).map(({ name }) => name)).toEqual(['Viabilità'])
})

describe('What the device has kept, before the new answer is there (ERR-11)', () => {
  const rules = Object.entries(AGES).flatMap(([keeps, age]) =>
    age === undefined ? [] : [[keeps as Keeping, age] as const],
  )

  test.each(rules)(
    'is shown without a mark up to the age of its rule, and with it from then on: %s',
    async (keeps, age) => {
      const { tags, first, state } = tabOf(new IDBFactory())
      await tags()
      state.now = 1_000 + age
      const { outcome, found, calls } = await first(keeps)
      expect(successOf(outcome)).toMatchObject([{ name: 'Viabilità' }])
      expect([found, calls]).toEqual([{ at: 1_000, asked: state.now, isOlder: false }, 0])
      state.now += 1
      expect((await first(keeps)).found).toEqual({ at: 1_000, asked: state.now, isOlder: true })
    },
  )

  const AWAITED = { _tag: 'Awaited' }

  test('is nothing where the answer is about to be changed, and nobody is asked', async () => {
    const { tags, first } = tabOf(new IDBFactory())
    await tags()
    const { outcome, found, calls } = await first('edited')
    expect([failureOf(outcome), found, calls]).toEqual([AWAITED, undefined, 0])
  })

  test.each([
    ['an empty list', { data: [] }],
    ['a list of which nothing can be read', { data: [{}] }],
    ['what is no list', { data: 'x' }],
  ])('is nothing where that is %s (fault 55)', async (_, body) => {
    const { tags, first, state } = tabOf(new IDBFactory())
    state.answer = () => Response.json(body)
    await tags()
    expect(failureOf((await first()).outcome)).toEqual(AWAITED)
  })

  test('is nothing for another citizen, in another language, and for whoever never asked (AUTH-15)', async () => {
    const { tags, first, vault, state } = tabOf(new IDBFactory())
    expect(failureOf((await first()).outcome)).toEqual(AWAITED)
    vault.open(TOKENS)
    await tags()
    expect(successOf((await first()).outcome)).toHaveLength(1)
    state.language = 'es'
    expect(failureOf((await first()).outcome)).toEqual(AWAITED)
    state.language = 'it'
    vault.open({ ...TOKENS, token: 'anna' })
    expect(failureOf((await first()).outcome)).toEqual(AWAITED)
    vault.forget('signedOut')
    expect(failureOf((await first()).outcome)).toEqual(AWAITED)
  })

  test('is told for the whole of a reading: the oldest answer counts, and one that is too old marks all', async () => {
    const signal = keptReading()
    tellFound(signal, { at: 5 as Instant, asked: 9 as Instant, isOlder: true })
    tellFound(signal, { at: 3 as Instant, asked: 9 as Instant, isOlder: false })
    tellFound(signal, { at: 7 as Instant, asked: 9 as Instant, isOlder: false })
    expect(foundBy(signal)).toEqual({ at: 3, asked: 9, isOlder: true })
  })
})

test.each<[string, number, readonly Keeping[]]>([
  ['ten minutes', 600_000, ['moment', 'talk']],
  ['two days', 172_800_000, ['news']],
  ['two weeks', 1_209_600_000, ['standing', 'settled', 'surroundings', 'dwelling', 'own']],
])('For %s an answer stands there without a mark (ERR-11)', (_, age, those) =>
  expect(those.map((keeping) => AGES[keeping])).toEqual(those.map(() => age)),
)

test('Which answers are shown again, and by which rule: the calls of each `keeps` (ERR-11)', () => {
  const all = Object.values(contract).flatMap((calls) => Object.values<AnyCall>(calls))
  const of = (keeping: Keeping) =>
    [...new Set(all.flatMap((one) => (one.keeps === keeping ? [callName(one)] : [])))].sort()
  expect({ moment: of('moment'), talk: of('talk'), news: of('news'), own: of('own'), edited: of('edited') }).toEqual({
    moment: ['GET /app/e015s/{id}/countries/{countryId}'],
    talk: ['GET /api/chatlists', 'GET /api/chats/{id}'],
    news: [
      'GET /api/app/notices',
      'GET /api/app/noticesent/{id}',
      'GET /api/app/noticesents',
      'GET /api/app/noticesents/notread',
      'GET /app/api/events',
      'GET /app/api/events/{id}',
    ],
    own: ['GET /api/app/contactprofile/{id}', 'GET /api/app/favorites', 'GET /api/users/me'],
    edited: ['GET /api/app/usersprofile', 'GET /app/activities/{id}/user/{userId}'],
  })
})

test('A database that never opens keeps nobody waiting before the server is asked (ERR-11)', async () => {
  const never = { open: () => new EventTarget() } as unknown as IDBFactory
  const { first } = tabOf(never)
  vi.useFakeTimers()
  const asked = first()
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  expect(failureOf((await asked).outcome)).toEqual({ _tag: 'Awaited' })
})

test('What was kept is not decoded any more where the new answer has come meanwhile (ERR-11)', async () => {
  const { tags, first } = tabOf(new IDBFactory())
  await tags()
  expect(successOf((await first('news', () => false)).outcome)).toHaveLength(1)
  const late = await first('news', () => true)
  expect(failureOf(late.outcome)).toEqual({ _tag: 'Awaited' })
  expect(late.found).toBeUndefined()
})

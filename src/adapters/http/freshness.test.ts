import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { AGES, FRESH, freshFor, type Keeping, TOLD_FOR } from '#application/ports/kept-first.ts'
import { leftOutBy } from '#application/ports/left-out.ts'
import { outdatedBy } from '#application/ports/outdated.ts'
import { present } from '#application/kit/present.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { DeviceInfo } from '#domain/identity/device.ts'
import { createBrowserSessions } from '../browser/browser-sessions.ts'
import { createBrowserStorage } from '../browser/browser-storage.ts'
import { openDatabase } from '../browser/database.ts'
import { memoryStorage } from '../browser/memory-storage.ts'
import { type Client, createClient } from './client/client.ts'
import { createTraffic } from './client/traffic.ts'
import { account } from './contract/account.ts'
import { notices } from './contract/notices.ts'
import { users } from './contract/users.ts'
import { createFreshness } from './freshness.ts'
import { createHttpAccounts } from './HttpAccounts.ts'
import { createHttpAdvertising } from './HttpAdvertising.ts'
import { createHttpHomeEntries } from './HttpHomeEntries.ts'
import { createHttpMunicipalities } from './HttpMunicipalities.ts'
import { createHttpProfiles } from './HttpProfiles.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { PHONE } from './testing/device-info.ts'
import { failureOf, successOf } from './testing/fake-device.ts'
import { BASE, fakeServer, settle } from './testing/fake-server.ts'

const NOTED = 'piazza.user.fresh'
const TOKENS = { token: 'mario', refreshToken: undefined }
const TAGS = { query: { filters: {} } }
const tag = (name: string) => Response.json({ data: [{ id: 1, name }] })

const tabOf = (local = memoryStorage(), indexedDB = new IDBFactory()) => {
  const storage = createBrowserStorage(() => local)
  const vault = createBrowserSessions(storage)
  const state = { answer: (): Response | Promise<Response> => tag('Viabilità'), now: 1_000_000, language: 'it' }
  const server = fakeServer(() => state.answer())
  const now = () => state.now
  const client = createClient({
    base: BASE,
    fetch: server.fetch,
    vault,
    traffic: createTraffic(),
    now,
    language: () => state.language,
    answers: createKeptAnswers({ vault, now, indexedDB }),
    freshness: createFreshness(storage, now),
  })
  const tags = async (keeps: Keeping = 'settled', signal = new AbortController().signal) => {
    const outcome = await client({ ...notices.tags, keeps }, TAGS, { signal })()
    await stored()
    return outcome
  }
  return { local, indexedDB, vault, state, server, client, tags }
}

/** Waits until the stores have done what was asked of them. */
const stored = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  await settle()
}

const ROWS = (Object.keys(AGES) as Keeping[]).map((keeps) => [keeps, freshFor({ keeps })] as const)
const LASTING = ROWS.filter(([, age]) => age > 0)
const PASSING = ROWS.filter(([, age]) => age === 0)

describe('An answer that stands for some time', () => {
  test.each(LASTING)('is not asked for again before that is over (%s, ERR-12)', async (keeps, age) => {
    const { state, server, tags } = tabOf()
    await tags(keeps)
    state.answer = () => tag('Strade')
    state.now += age - 1
    expect(successOf(await tags(keeps))).toEqual([{ id: 1, name: 'Viabilità' }])
    expect(server.asked).toHaveLength(1)
    state.now += 1
    expect(successOf(await tags(keeps))).toEqual([{ id: 1, name: 'Strade' }])
    expect(server.asked).toHaveLength(2)
  })

  test('stands on the next page too', async () => {
    const { local, indexedDB, tags } = tabOf()
    await tags()
    const next = tabOf(local, indexedDB)
    expect(successOf(await next.tags())).toEqual([{ id: 1, name: 'Viabilità' }])
    expect(next.server.asked).toHaveLength(0)
  })

  test.each([
    ['by a clock that was put back (fault 54)', { now: 999_999 }],
    ['in another language', { language: 'de' }],
  ])('is asked for %s', async (_, change) => {
    const { state, server, tags } = tabOf()
    await tags()
    Object.assign(state, change)
    await tags()
    expect(server.asked).toHaveLength(2)
  })

  test('is asked for where the device has lost it', async () => {
    const { local, tags } = tabOf()
    await tags()
    const other = tabOf(local, new IDBFactory())
    await other.tags()
    expect(other.server.asked).toHaveLength(1)
  })

  test('is asked for again after it failed to come', async () => {
    const { state, server, tags } = tabOf()
    state.answer = () => Response.json({ message: 'Guasto' }, { status: 500 })
    expect(failureOf(await tags())).toMatchObject({ _tag: 'Refused' })
    state.answer = () => tag('Strade')
    expect(successOf(await tags())).toEqual([{ id: 1, name: 'Strade' }])
    expect(server.asked).toHaveLength(2)
  })

  test('is asked for once by two who want it at the same time', async () => {
    const { server, tags } = tabOf()
    const [one, other] = await Promise.all([tags(), tags()])
    expect(successOf(one)).toEqual(successOf(other))
    expect(server.asked).toHaveLength(1)
  })

  test('tells each of two who want it at the same time what it lacks (fault 55)', async () => {
    const { state, server, tags } = tabOf()
    state.answer = () => Response.json({ data: [{ id: 1, name: 'Viabilità' }, 'x'] })
    const both = [new AbortController().signal, new AbortController().signal]
    await Promise.all(both.map((signal) => tags('settled', signal)))
    expect([server.asked.length, both.map(leftOutBy)]).toEqual([1, [1, 1]])
  })

  test('is asked for by the second where the first has left', async () => {
    const { state, server, tags } = tabOf()
    const left = new AbortController()
    state.answer = () => new Promise(() => {})
    const first = tags('settled', left.signal)
    await stored()
    state.answer = () => tag('Strade')
    const second = tags()
    left.abort()
    expect(failureOf(await first)).toMatchObject({ _tag: 'Aborted' })
    expect(successOf(await second)).toEqual([{ id: 1, name: 'Strade' }])
    expect(server.asked).toHaveLength(2)
  })

  test('is told to be an earlier one to each who wanted it, without a network', async () => {
    const { state, tags } = tabOf()
    await tags()
    state.now += FRESH.settled
    state.answer = () => {
      throw new TypeError('Failed to fetch')
    }
    const signals = [new AbortController().signal, new AbortController().signal] as const
    await Promise.all(signals.map((signal) => tags('settled', signal)))
    expect(signals.map(outdatedBy)).toEqual(signals.map(() => expect.objectContaining({ at: 1_000_000 })))
  })
})

/** A tab that has read an answer when it was opened, and another one that has kept a newer one. */
const two = async (indexedDB = new IDBFactory()) => {
  const here = tabOf(memoryStorage(), indexedDB)
  await here.tags()
  const there = tabOf(here.local, indexedDB)
  there.state.now += 60_000
  await there.tags()
  expect(there.server.asked).toHaveLength(0)
  here.state.now += FRESH.settled
  here.state.answer = () => tag('Strade')
  await here.tags()
  there.state.now = here.state.now + 1
  there.state.answer = () => tag('Ponti')
  return { here, there }
}

describe('An answer that another tab has kept since', () => {
  test('stands in the place of what was there when the page opened, and is asked for by nobody (ERR-10, ERR-12)', async () => {
    const { there } = await two()
    expect(successOf(await there.tags())).toEqual([{ id: 1, name: 'Strade' }])
    expect(successOf(await there.tags())).toEqual([{ id: 1, name: 'Strade' }])
    expect(there.server.asked).toHaveLength(0)
  })

  test('and that is there no more is asked for: an older one does not stand for it', async () => {
    const indexedDB = new IDBFactory()
    const { there } = await two(indexedDB)
    const database = present(await openDatabase(indexedDB))
    for (const answer of await database.getAll('answers'))
      await database.put('answers', { ...answer, at: answer.at - 1 })
    expect(successOf(await there.tags())).toEqual([{ id: 1, name: 'Ponti' }])
    expect(successOf(await there.tags())).toEqual([{ id: 1, name: 'Ponti' }])
    expect(there.server.asked).toHaveLength(1)
  })
})

test.each(PASSING)('An answer of another kind is asked for each time (%s)', async (keeps) => {
  const { server, tags } = tabOf()
  await tags(keeps)
  await tags(keeps)
  expect(server.asked).toHaveLength(2)
})

/** Mario's tab, and what his profile says of where he lives. */
const own = (other?: Pick<ReturnType<typeof tabOf>, 'local' | 'indexedDB'>) => {
  const tab = tabOf(other?.local, other?.indexedDB)
  if (!tab.vault.current()) tab.vault.open(TOKENS)
  tab.state.answer = () => Response.json({ data: { country: 'Varese' } })
  const profiles = createHttpProfiles(tab.client)
  const municipality = async () => {
    const outcome = await profiles.municipality(new AbortController().signal)()
    await stored()
    return outcome
  }
  return { ...tab, profiles, municipality }
}

describe('Where the citizen lives', () => {
  test('is asked for once for the pages of a visit', async () => {
    const { server, municipality } = own()
    await municipality()
    await municipality()
    expect(server.asked).toHaveLength(1)
  })

  test.each([
    ['changes their names', users.change, { params: { id: 1 }, body: {} }],
    ['saves the profile', account.saveProfile, { body: { profile: {}, image: undefined } }],
  ])('is asked for anew when the citizen %s', async (_, call, request) => {
    const { server, client, municipality } = own()
    await municipality()
    await client(call as typeof users.change, request as never)()
    await municipality()
    expect(server.asked.map(({ init }) => init.method)).toEqual(['GET', expect.not.stringMatching('GET'), 'GET'])
  })

  test('is asked for each time by the form that changes it', async () => {
    const { server, profiles, municipality } = own()
    await municipality()
    await profiles.read(new AbortController().signal)()
    expect(server.asked).toHaveLength(2)
  })

  test('is where they have moved in another tab (ERR-10, ERR-12)', async () => {
    const here = own()
    await here.municipality()
    const there = own(here)
    expect(await there.municipality()).toEqual(await here.municipality())
    here.state.answer = () => Response.json({ data: { municipality: 'Luino' } })
    here.state.now += 60_000
    await here.client(account.saveProfile, { body: { profile: {} as never, image: undefined } })()
    await here.municipality()
    there.state.now = here.state.now + 60_000
    expect(JSON.stringify(await there.municipality())).toContain('Luino')
    expect(there.server.asked).toHaveLength(0)
  })

  test('is noted no more after the sign-out, and asked for by the next citizen', async () => {
    const { local, server, vault, municipality } = own()
    await municipality()
    expect(local.getItem(NOTED)).toContain('usersprofile')
    vault.forget('signedOut')
    expect(local.getItem(NOTED)).toBeNull()
    vault.open({ ...TOKENS, token: 'anna' })
    await municipality()
    expect(server.asked.map(({ token }) => token)).toEqual(['mario', 'anna'])
  })
})

test('What a visitor was answered is noted beside a citizen’s own, and outlasts the session (AUTH-15)', async () => {
  const { local, vault, tags } = tabOf()
  await tags()
  const visited = local.getItem('piazza.device.fresh')
  expect([visited?.includes('visitor'), local.getItem(NOTED)]).toEqual([true, null])
  vault.open(TOKENS)
  await tags()
  expect(local.getItem(NOTED)).toContain('/app/tags')
  vault.forget('signedOut')
  expect([local.getItem('piazza.device.fresh'), local.getItem(NOTED)]).toEqual([visited, null])
})

test('The notes are few, and what cannot be read is none', async () => {
  const local = memoryStorage()
  const freshness = createFreshness(
    createBrowserStorage(() => local),
    () => 1,
  )
  for (const broken of ['{', 'null', '7', '{"x":"y"}']) {
    local.setItem(NOTED, broken)
    expect(freshness.standsSince(notices.tags, 'x')).toBeUndefined()
  }
  for (let at = 0; at < 100; at += 1) freshness.note(notices.tags, `key ${at}`, 1 - at)
  expect(freshness.standsSince(notices.tags, 'key 0')).toBeUndefined()
  expect(freshness.standsSince(notices.tags, 'key 99')).toBe(-98)
  expect(local.getItem(NOTED)?.length).toBeLessThan(1_000)
})

test('A session that ended while an answer was looked for is told nothing of it', async () => {
  const { vault, tags } = tabOf()
  vault.open(TOKENS)
  await tags()
  const late = tags()
  vault.forget('signedOut')
  expect(Either.isLeft(await late)).toBe(true)
})

const VARESE = 1 as MunicipalityId
const signal = () => new AbortController().signal
const SLOT = { page: 'events', place: 'bottom', municipality: undefined, notice: undefined } as const

const READINGS: readonly (readonly [string, number, (client: Client) => Promise<Either.Either<unknown, unknown>>])[] = [
  ['The ways of Home', FRESH.settled, async (client) => createHttpHomeEntries(client).all(signal())()],
  [
    'What a town has, beside the content of a page,',
    FRESH.surroundings,
    async (client) => createHttpMunicipalities(client).activitiesInPassing(VARESE, signal())(),
  ],
  [
    'What a town has, on its own page,',
    0,
    async (client) => createHttpMunicipalities(client).activities(VARESE, signal())(),
  ],
  [
    'The advertising in a slot',
    FRESH.advertised,
    async (client) => createHttpAdvertising(client).all(SLOT, signal())(),
  ],
]
test.each(READINGS)('%s stands for %i ms (ERR-12)', async (_, age, read) => {
  const { state, server, client } = tabOf()
  state.answer = () => Response.json({ data: [] })
  const times = async () => {
    successOf(await read(client))
    await stored()
    return server.asked.length
  }
  await times()
  state.now += Math.max(0, age - 1)
  expect(await times()).toBe(age > 0 ? 1 : 2)
  state.now += 1
  expect(await times()).toBe(age > 0 ? 2 : 3)
})

/** Mario's tab, and what his device tells of itself. */
const telling = () => {
  const tab = tabOf()
  tab.vault.open(TOKENS)
  tab.state.answer = () => Response.json({})
  const device: { info: DeviceInfo } = { info: PHONE }
  const accounts = createHttpAccounts({
    client: tab.client,
    vault: tab.vault,
    device: {
      registrationCode: () => PHONE.registrationCode,
      read: () => Promise.resolve(device.info),
      privacyChoice: () => undefined,
      rememberPrivacy: () => {},
    },
  })
  return { ...tab, device, tell: (username?: string) => accounts.announceDevice(username)() }
}

describe('What a device tells of itself', () => {
  test('is told once a day, as long as it is the same (AUTH-13)', async () => {
    const { state, server, tell } = telling()
    await tell()
    state.now += TOLD_FOR - 1
    successOf(await tell())
    expect(server.asked).toHaveLength(1)
    state.now += 1
    await tell()
    expect(server.asked).toHaveLength(2)
  })

  test.each([
    ['it may send notices no more', { allowsNotices: !PHONE.allowsNotices }, 2],
    ['the privacy choice is another one', { privacyAccepted: !PHONE.privacyAccepted }, 2],
    ['it is somewhere else', { position: { latitude: 45.821, longitude: 8.83 } }, 2],
    ['it has moved by some steps', { position: { latitude: 45.8201, longitude: 8.8301 } }, 1],
  ])('is told at once where %s', async (_, change, times) => {
    const { device, server, tell } = telling()
    device.info = { ...PHONE, position: { latitude: 45.82, longitude: 8.83 } }
    await tell()
    device.info = { ...device.info, ...change }
    await tell()
    expect(server.asked).toHaveLength(times)
  })

  test('is told again where the server has not taken it', async () => {
    const { state, server, tell } = telling()
    state.answer = () => Response.json({ message: 'Guasto' }, { status: 500 })
    failureOf(await tell())
    state.answer = () => Response.json({})
    successOf(await tell())
    expect(server.asked).toHaveLength(2)
  })

  test('is told by each session, and before each sign-in', async () => {
    const { server, vault, tell } = telling()
    await tell()
    vault.forget('signedOut')
    await tell('mario.rossi')
    await tell('mario.rossi')
    vault.open(TOKENS)
    await tell()
    expect(server.asked).toHaveLength(4)
  })

  test('leaves no trace of where it is on the device', async () => {
    const { local, device, tell } = telling()
    device.info = { ...PHONE, position: { latitude: 45.82, longitude: 8.83 } }
    await tell()
    expect(local.getItem(NOTED)).toMatch(/registrationcode/)
    expect(local.getItem(NOTED)).not.toMatch(/45\.82|8\.83/)
  })
})

const hours = (time: number) => time / 3_600_000

test('What stands does so for as long as the clauses say (ERR-12, AUTH-13)', () => {
  expect(Object.entries(FRESH).map(([what, time]) => [what, hours(time)])).toEqual([
    ['settled', 24],
    ['surroundings', 3],
    ['dwelling', 12],
    ['advertised', 1],
  ])
  expect(hours(TOLD_FOR)).toBe(24)
})

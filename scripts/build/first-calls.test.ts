import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { memoryStorage } from '#adapters/browser/memory-storage.ts'
import { fetchContainer, fetchShownFirst, loadAdapters } from '#adapters/container/load-adapters.ts'
import { type PageAsked, takeAskedBefore } from '#adapters/http/asked-before.ts'
import { account } from '#adapters/http/contract/account.ts'
import type { AnyCall } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { startPiazza } from '#application/app/piazza.ts'
import { FRESH, freshFor } from '#application/ports/kept-first.ts'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { MODULES } from '#domain/town/parts.ts'
import { startHeadless } from '#ui/app/headless.ts'
import { SCREEN_TABLE } from '#ui/app/screen-table.ts'
import { screenAt, type ScreenName } from '#ui/base/screens.ts'
import { homePanels } from '#ui/screens/home/home-panels-part.ts'
import { modulesOf, scriptOf, tableOf } from './ask-first.ts'
import { FIRST_CALLS } from './first-calls.ts'

type Comer = Readonly<{
  kept: Readonly<Record<string, string>>
  roles?: readonly string[]
  came?: 'navigate' | 'reload'
}>

const SESSION = { 'piazza.user.session': JSON.stringify({ id: 'x', token: 'T', refreshToken: 'R' }) }
const VISITOR: Comer = { kept: {} }
const NEIGHBOUR: Comer = { kept: { 'piazza.device.town': '{"town":{"id":6,"name":"Saronno"}}' } }
const NOWHERE: Comer = { kept: { 'piazza.device.town': '{"town":null}', ...SESSION }, roles: ['ROLE_USER'] }
const CITIZEN: Comer = { kept: SESSION, roles: ['ROLE_USER'] }
const ADMIN: Comer = { kept: SESSION, roles: ['ROLE_ADMIN'] }
const TESTER: Comer = { kept: SESSION, roles: ['ROLE_TEST'] }
/** Signed in, while the server does not say as whom. */
const UNKNOWN: Comer = { kept: SESSION }

const ME = '/api/users/me'
const API = 'https://api.example'

/** A server that says who somebody is, and nothing else; it notes each call with its token and language. */
const server = ({ roles }: Comer) => {
  const asked: string[] = []
  const fetch = (url: string, init: RequestInit = {}): Promise<Response> => {
    const { authorization = 'nobody', 'accept-language': language } = init.headers as Readonly<Record<string, string>>
    if (init.method === 'GET') asked.push(`${url.replace(API, '')} ${authorization} ${language} ${init.cache}`)
    return url === API + ME && roles !== undefined
      ? Promise.resolve(Response.json({ data: { id: 31, username: 'u', name: 'U', surname: 'V', roles } }))
      : new Promise(() => {})
  }
  return { asked, fetch }
}

const deviceOf = ({ kept }: Comer): Storage => {
  const local = memoryStorage()
  for (const [name, value] of Object.entries(kept)) local.setItem(name, value)
  return local
}

/** What is fetched late is here: nothing but the server is waited for. */
beforeAll(async () => {
  await Promise.all([fetchContainer(), fetchShownFirst(), ...Object.values(SCREEN_TABLE).map(({ load }) => load())])
})

/** Long enough for what needs no answer, in macrotasks. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
}

/** What the page asks for by itself; `known`: what the app asks for as soon as it is there, before the server says who this is. */
const byPage = async (address: string, comer: Comer, configuration: Configuration, known: readonly string[] = []) => {
  const { asked, fetch } = server(comer)
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  const page: PageAsked & Readonly<{ fetch: unknown; AbortSignal: unknown }> = { fetch, AbortSignal }
  const block = { getAttribute: () => null, textContent: JSON.stringify(configuration) }
  const script = scriptOf(tableOf(API, () => [], { it: [], es: [], en: [], de: [] }, []))
  const run = new Function(
    'window',
    'document',
    'location',
    'localStorage',
    'navigator',
    'performance',
    'fetch',
    script,
  )
  run(
    page,
    {
      getElementById: () => block,
      createElement: () => ({ noModule: false }),
      documentElement: { setAttribute: () => {} },
    },
    { pathname, search },
    deviceOf(comer),
    { onLine: true },
    { getEntriesByType: () => [{ type: comer.came ?? 'navigate' }] },
    fetch,
  )
  const take = takeAskedBefore(page)
  for (const url of known) take(API + url, { method: 'GET', headers: {} })
  await settled()
  return { asked, page, fetch }
}

/** What the app asks for at an address. */
const byApp = async (address: string, comer: Comer, configuration: Configuration, page: PageAsked = {}) => {
  const { asked, fetch } = server(comer)
  const local = deviceOf(comer)
  const ports = loadAdapters({
    base: API,
    fetch: fetch as typeof globalThis.fetch,
    asked: takeAskedBefore(page),
    local: () => local,
    session: memoryStorage,
    configuration,
    language: () => 'it',
  })
  const piazza = startPiazza(ports)
  const given = { ports, piazza }
  const headless = startHeadless(given, {
    address: () => address,
    origin: 'https://piazza.example',
    language: () => 'it',
    hasHistory: () => false,
    load: (row) => row.load(),
    go: () => {},
    goBack: () => {},
    draw: () => {},
    readLanguage: async () => {},
    enter: () => {},
  })
  headless.arrive()
  await headless.myTown()
  const part = screenAt(address) === 'home' ? homePanels(given, () => {}) : undefined
  await settled()
  part?.close()
  headless.close()
  piazza.stop()
  return asked
}

const sorted = (all: readonly string[]) => all.toSorted()

const OPEN = ['/', '/event', '/activity/7', '/activity/12/event', '/activity/3/event/41', '/activity', '/contact']
const OPEN_TOO = ['/contact/9', '/country', '/country/5', '/e015/21?country=8']
const OWN = ['/noticeSent', '/noticeSent/15', '/chat', '/chat/4', '/favorite', '/profile/events']
const NO_MODULES = { ...DEFAULTS, api: API, modules: Object.fromEntries(MODULES.map((name) => [name, false])) }
const TOWN = { ...DEFAULTS, api: API }

const CASES = [
  ...[...OPEN, ...OPEN_TOO].flatMap((address) => [VISITOR, NEIGHBOUR].map((comer) => ({ address, comer, town: TOWN }))),
  ...[...OPEN, ...OPEN_TOO, ...OWN].flatMap((address) =>
    [CITIZEN, ADMIN, TESTER, UNKNOWN].map((comer) => ({ address, comer, town: TOWN })),
  ),
  { address: '/event', comer: VISITOR, town: NO_MODULES },
  ...['/', '/activity/2', '/country/2'].flatMap((address) =>
    [CITIZEN, NEIGHBOUR].map((comer) => ({ address, comer, town: NO_MODULES })),
  ),
  { address: '/', comer: NOWHERE, town: TOWN },
].map(({ address, comer, town }) => ({
  address,
  comer,
  town,
  who: JSON.stringify(comer),
  has: town === TOWN ? 'all' : 'no',
}))

test.each(CASES)('At $address the page asks for what the app asks for first ($who, $has modules)', async (one) => {
  const { asked } = await byPage(one.address, one.comer, one.town)
  expect(sorted(asked)).toEqual(sorted(await byApp(one.address, one.comer, one.town)))
  expect(asked).toEqual([...new Set(asked)])
})

test.each(CASES)('At $address nothing is asked for twice ($who, $has modules)', async ({ address, comer, town }) => {
  const { page } = await byPage(address, comer, town)
  expect(await byApp(address, comer, town, page)).toEqual([])
  expect(Object.values(page.piazzaAsked ?? {}).filter((one) => one !== null)).toEqual([])
})

test('What the app asks for, as the device knows who this is, the page asks for no more (ERR-11)', async () => {
  const [count, notices] = ['/api/app/noticesents/notread', '/api/app/noticesents']
  const all = (await byPage('/', CITIZEN, TOWN)).asked
  const { asked } = await byPage('/', CITIZEN, TOWN, [count])
  expect(all.some((one) => one.startsWith(`${count} `))).toBe(true)
  expect(asked.filter((one) => one.startsWith(notices))).toEqual(
    all.filter((one) => one.startsWith(notices) && !one.startsWith(`${count} `)),
  )
})

/** The calls whose answers stand for some time (ERR-12), by the patterns of their paths. */
const STANDING = [
  ...Object.values(contract)
    .flatMap((area): readonly AnyCall[] => Object.values(area))
    .flatMap((call) => (call.method === 'GET' && freshFor(call) > 0 ? [{ path: call.path, age: freshFor(call) }] : [])),
  { path: account.profile.path, age: FRESH.dwelling },
].map(({ path, age }) => ({ age, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, String.raw`\d+`)}(?:\\?|$)`) }))
/** What a town has stands for Home alone: the page of the town asks for it each time. */
const AROUND = /^\/app\/countries\/\d+\/activityincategory /
const ageOf = (address: string, line: string): number =>
  address === '/' && AROUND.test(line)
    ? FRESH.surroundings
    : (STANDING.find(({ pattern }) => pattern.test(line.split(' ')[0] ?? ''))?.age ?? 0)

const ADDRESSES = [...OPEN, ...OPEN_TOO, ...OWN]

/** What the page asks for when every answer came some time ago. */
const askedAfter = async (address: string, comer: Comer, passed: (line: string) => number) => {
  const { asked } = await byPage(address, comer, TOWN)
  const isVisitor = comer.roles === undefined
  const owner = isVisitor ? 'visitor' : 'x'
  const notes = asked.map((line) => [`${owner} it ${line.split(' ')[0]}`, Date.now() - passed(line)])
  const place = isVisitor ? 'piazza.device.fresh' : 'piazza.user.fresh'
  const again = { ...comer, kept: { ...comer.kept, [place]: JSON.stringify(Object.fromEntries(notes)) } }
  return { all: asked, asked: (await byPage(address, again, TOWN)).asked }
}

test.each(ADDRESSES.flatMap((address) => [CITIZEN, VISITOR, NEIGHBOUR].map((comer) => [address, comer] as const)))(
  'At %s the page does not ask for what stands, and for all else (%o, ERR-12)',
  async (address, comer) => {
    const young = await askedAfter(address, comer, (line) => Math.max(0, ageOf(address, line) - 60_000))
    expect(young.asked).toEqual(young.all.filter((line) => ageOf(address, line) === 0))
    const old = await askedAfter(address, comer, (line) => ageOf(address, line))
    expect(old.asked).toEqual(old.all)
  },
)

test('Who loads the page anew asks for what stands as well, in the app too (ERR-12)', async () => {
  const { asked } = await byPage('/country', CITIZEN, TOWN)
  const notes = JSON.stringify(Object.fromEntries(asked.map((line) => [`x it ${line.split(' ')[0]}`, Date.now()])))
  const again = { ...CITIZEN, kept: { ...CITIZEN.kept, 'piazza.user.fresh': notes } }
  expect((await byPage('/country', { ...again, came: 'reload' }, TOWN)).asked).toEqual(asked)
  expect((await byPage('/country', again, TOWN)).asked.length).toBeLessThan(asked.length)
})

test('The page asks for what another reader was answered, and for what came in a time that is still to come', async () => {
  const { asked } = await byPage('/country', CITIZEN, TOWN)
  for (const notes of [
    Object.fromEntries(asked.map((line) => [`visitor it ${line.split(' ')[0]}`, Date.now()])),
    Object.fromEntries(asked.map((line) => [`x it ${line.split(' ')[0]}`, Date.now() + 60_000])),
    Object.fromEntries(asked.map((line) => [`x de ${line.split(' ')[0]}`, Date.now()])),
    'nonsense',
  ]) {
    const again = { ...CITIZEN, kept: { ...CITIZEN.kept, 'piazza.user.fresh': JSON.stringify(notes) } }
    expect((await byPage('/country', again, TOWN)).asked).toEqual(asked)
  }
})

test('Every screen of the table is held against its flow', () => {
  const visited = new Set(CASES.map(({ address }) => screenAt(address)))
  expect((Object.keys(FIRST_CALLS) as ScreenName[]).filter((name) => !visited.has(name))).toEqual([])
})

test('The table of screens says what each is made of', () => {
  const rows = modulesOf(readFileSync('src/ui/app/screen-table.ts', 'utf8'))
  expect(rows['home']).toEqual([
    'screens/home/home-view.ts',
    'screens/home/home-layout.tsx',
    'screens/home/home-panels-part.ts',
  ])
  expect(rows['newUser']).toEqual(rows['users'])
  expect(rows['signInAgain']).toEqual(rows['signIn'])
})

test.each([
  ['a page of another language', '/nowhere', VISITOR],
  ['a filter', '/activity?category=3', VISITOR],
  ['an id that is none', '/activity/7%2F..', VISITOR],
  ['a broken session', '/event', { kept: { 'piazza.user.session': '{"id":7}' } }],
])('The page asks for nothing at %s', async (_, address, comer) => {
  expect((await byPage(address, comer, TOWN)).asked).toEqual([])
})

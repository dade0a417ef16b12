import { DEFAULTS } from '#domain/town/configuration.ts'
import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../browser/memory-storage.ts'
import type { MapShelf } from '../map/browser-kept-map.ts'
import { memoryFiles } from '../map/testing/memory-files.ts'
import { smallArchive } from '../map/testing/small-archive.ts'
import { createContainer } from './container.ts'
import { loadAdapters } from './load-adapters.ts'
import { LATE, type ServiceRow, SHOWN_FIRST } from './services.ts'
import { SHOWN } from './shown-first.ts'

const environment = () => ({ base: 'http://piazza.test', local: memoryStorage, session: memoryStorage })

/** What late adapters are made of. */
const others = () => ({
  ...Object.fromEntries(
    ['client', 'clock', 'configuration', 'storage', 'device', 'language'].map((name) => [name, {}]),
  ),
  sessions: loadAdapters(environment()).sessions,
  environment: environment(),
})

describe('the container', () => {
  test('provides ports outside a browser too, and hides what adapters share', () => {
    const ports = loadAdapters(environment())
    for (const port of Object.values(ports)) expect(port).toBeTypeOf('object')
    expect(ports).not.toHaveProperty('client')
    expect(ports).not.toHaveProperty('environment')
  })

  test.each(Object.keys(LATE).filter((name) => !(name in SHOWN)))('creates %s at the first call', async (name) => {
    const container = createContainer(new Map(Object.entries(others())))
    expect(await container(name)).toBeTypeOf('object')
  })

  test.each(SHOWN_FIRST)('creates %s without the container', (name) => {
    const { needs, make }: ServiceRow<object> = SHOWN[name]
    const given: Readonly<Record<string, object>> = others()
    expect(make(...(needs.map((need) => given[need]) as never[]))).toBeTypeOf('object')
  })

  test('calls a late adapter like an early one', async () => {
    const { positions } = loadAdapters(environment())
    expect(await positions.current()()).toEqual(Either.left({ _tag: 'PositionUnavailable' }))
  })

  test('gives two tabs of one storage the same session', async () => {
    const storage = memoryStorage()
    const shared = { ...environment(), local: () => storage }
    const first = loadAdapters({
      ...shared,
      fetch: () => Promise.resolve(Response.json({ token: 'one', refresh_token: 'two' })),
    })
    const second = loadAdapters(shared)
    expect(second.sessions.isOpen()).toBe(false)
    expect(Either.isRight(await first.accounts.signIn({ username: 'mario.rossi', password: 'x' })())).toBe(true)
    expect(second.sessions.isOpen()).toBe(true)
  })
})

test.each([
  [true, ['GET']],
  [false, ['GET', 'HEAD']],
])('a kept map asks its host for a newer one unless the device saves data (%s, DIR-11)', async (saveData, methods) => {
  const map = smallArchive([], [9, 268, 182])
  const asked: string[] = []
  const { keptMap } = loadAdapters({
    ...environment(),
    configuration: { ...DEFAULTS, tiles: { url: '/mappa.pmtiles', attribution: '' } },
    files: memoryFiles().files,
    navigator: { connection: { saveData } },
    fetch: async (_, { method = 'GET' } = {}) => {
      asked.push(method)
      return new Response(method === 'HEAD' ? null : map)
    },
  })
  expect(Either.isRight(await keptMap.keep(() => {}, new AbortController().signal)())).toBe(true)
  await (keptMap as MapShelf).open()()
  expect(asked).toEqual(methods)
})

test.each([
  [undefined, false],
  ['', false],
  ['https://places.example', true],
])('addresses can be searched where a service is configured (%j: %s)', (places, isAvailable) =>
  expect(loadAdapters({ ...environment(), configuration: { ...DEFAULTS, places } }).places.isAvailable()).toBe(
    isAvailable,
  ),
)

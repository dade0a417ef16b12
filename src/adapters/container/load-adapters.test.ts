import type { Coming } from '#application/ports/port.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { present } from '#application/kit/present.ts'
import { memoryStorage } from '../browser/memory-storage.ts'
import type { MapShelf } from '../map/browser-kept-map.ts'
import { memoryFiles } from '../map/testing/memory-files.ts'
import { smallArchive } from '../map/testing/small-archive.ts'
import { createContainer } from './container.ts'
import { loadAdapters } from './load-adapters.ts'
import { type Make, SERVICES, servicesBy } from './services.ts'
import { SHOWN } from './shown-first.ts'

const environment = () => ({ base: 'http://piazza.test', local: memoryStorage, session: memoryStorage })

/** The names of the services that come at some time. */
const those = (coming: Coming): readonly string[] =>
  Object.entries(SERVICES).flatMap(([name, { comes }]) => (comes === coming ? [name] : []))

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

  test.each(those('late'))('creates %s at the first call', async (name) => {
    const container = createContainer(new Map(Object.entries(others())))
    expect(await container(name)).toBeTypeOf('object')
  })

  test.each(those('shown'))('creates %s without the container', (name) => {
    const make = present<Make<object>>(Reflect.get(SHOWN, name))
    expect(make(servicesBy((need) => Reflect.get(others(), need)))).toBeTypeOf('object')
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

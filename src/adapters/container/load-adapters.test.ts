import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../browser/memory-storage.ts'
import { loadAdapters } from './load-adapters.ts'
import { PORTS } from './services.ts'

const environment = () => ({ base: 'http://piazza.test', local: memoryStorage, session: memoryStorage })

describe('the container', () => {
  test('gives every port of the application outside a browser too', () => {
    const ports = loadAdapters(environment())
    expect(Object.keys(ports).sort()).toEqual(Object.keys(PORTS).sort())
    for (const port of Object.values(ports)) expect(port).toBeTypeOf('object')
  })

  test('gives two tabs of one storage one session', async () => {
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
  [undefined, false],
  ['', false],
  ['https://places.example', true],
])('addresses can be looked for where a service is named (%j: %s)', (places, isAvailable) =>
  expect(loadAdapters({ ...environment(), places }).places.isAvailable()).toBe(isAvailable),
)

import { expect, test } from 'vitest'
import { createBrowserRenewal } from './browser-renewal.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'

const HERE = 'https://piazza.example/es/chat?q=1'

/** A tab whose page of a build asks to be renewed; `answers` is what the server does. */
const tab = (open: () => Storage, answers: () => Promise<{ ok: boolean }>) => {
  const asked: string[] = []
  let reloads = 0
  return {
    asked,
    reloads: () => reloads,
    renew: (build: string) =>
      createBrowserRenewal(createBrowserStorage(open), {
        build,
        location: { href: HERE, reload: () => void (reloads += 1) },
        fetch: (address, { method }) => {
          asked.push(`${method} ${address}`)
          return answers()
        },
      }).renew(),
  }
}
const served = async () => ({ ok: true })
const kept = () => {
  const storage = memoryStorage()
  return () => storage
}

test('A page is loaded anew once for each build (fault 39)', async () => {
  const { renew, reloads, asked } = tab(kept(), served)
  await renew('one')
  await renew('one')
  expect([reloads(), asked]).toEqual([1, [`HEAD ${HERE}`]])
  await renew('two')
  expect(reloads()).toBe(2)
})

test.each([
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no such page', async () => ({ ok: false })],
])('A page stays while the server %s, and is loaded anew later (fault 39)', async (_, answer) => {
  const open = kept()
  const unserved = tab(open, answer)
  await unserved.renew('one')
  expect(unserved.reloads()).toBe(0)
  const later = tab(open, served)
  await later.renew('one')
  expect(later.reloads()).toBe(1)
})

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

test('A page stays where nothing guards against a loop (fault 30)', async () => {
  const full = Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  for (const open of [() => full, blocked]) {
    const { renew, reloads } = tab(open, served)
    await renew('one')
    expect(reloads()).toBe(0)
  }
})

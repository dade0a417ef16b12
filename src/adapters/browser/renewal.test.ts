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

test('A page that was left while the server was asked is not loaded anew, and the next missing part is (fault 39)', async () => {
  const open = kept()
  const location = { href: HERE, reload: () => void (reloads += 1) }
  let reloads = 0
  const renewal = createBrowserRenewal(createBrowserStorage(open), {
    build: 'one',
    location,
    fetch: async () => {
      location.href = 'https://piazza.example/'
      return { ok: true }
    },
  })
  await renewal.renew()
  expect(reloads).toBe(0)
  await renewal.renew()
  expect(reloads).toBe(1)
})

const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
const script = () => new Response('', { headers: { 'content-type': 'text/javascript; charset=utf-8' } })

test('What was stored in the place of scripts is gone before the page is loaded anew, and nothing else (fault 53)', async () => {
  const stored = new Map([
    ['https://piazza.example/index.html', page()],
    ['https://piazza.example/assets/chat.js', page()],
    ['https://piazza.example/assets/home.js?__WB=1', script()],
    ['https://piazza.example/assets/none.js', new Response(null)],
    ['https://piazza.example/assets/home.css', new Response('')],
  ])
  const files = {
    open: async () => ({
      keys: async () => [...stored.keys()].map((address) => new Request(address)),
      match: async ({ url }: Request) => stored.get(url),
      delete: async ({ url }: Request) => stored.delete(url),
    }),
  } as unknown as CacheStorage
  const left: string[][] = []
  const renewal = createBrowserRenewal(createBrowserStorage(kept()), {
    build: 'one',
    location: {
      href: HERE,
      reload: () => void left.push([...stored.keys()].map((address) => address.slice('https://piazza.example'.length))),
    },
    fetch: served,
    files,
  })
  await renewal.renew()
  expect(left).toEqual([['/index.html', '/assets/home.js?__WB=1', '/assets/home.css']])
})

test('A page whose stored files cannot be read is loaded anew all the same', async () => {
  let reloads = 0
  const renewal = createBrowserRenewal(createBrowserStorage(kept()), {
    build: 'one',
    location: { href: HERE, reload: () => void (reloads += 1) },
    fetch: served,
    files: { open: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
  })
  await renewal.renew()
  expect(reloads).toBe(1)
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

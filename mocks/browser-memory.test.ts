import { beforeEach, expect, test, vi } from 'vitest'
import { notices } from '#adapters/http/contract/notices.ts'
import { browserMemory } from './browser-memory.ts'
import { signedIn, visitor } from './testing/visitor.ts'
import { growWorld, type World } from './world.ts'

/** A storage that notifies other tabs, as browsers do. */
const sharedStorage = () => {
  const kept = new Map<string, string>()
  const tabs: ((event: unknown) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: (event: unknown) => void) => tabs.push(listener))
  const tell = (key: string, newValue: string | null, from: number) => {
    for (const [tab, listener] of tabs.entries())
      if (tab !== from) listener({ key, newValue, storageArea: views[from === 0 ? 1 : 0] })
  }
  const view = (tab: number) =>
    ({
      get length() {
        return kept.size
      },
      key: (at: number) => [...kept.keys()][at] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value)
        tell(key, value, tab)
      },
      removeItem: (key: string) => {
        kept.delete(key)
        tell(key, null, tab)
      },
    }) as unknown as Storage
  const views = [view(0), view(1)] as const
  return { views, kept }
}

const unreadIn = async (world: World, token: string) => (await visitor(world, token).get(notices.unread, {})).total

let storage: ReturnType<typeof sharedStorage>
const openTab = (tab: 0 | 1) => growWorld({ memory: browserMemory(storage.views[tab], 'test') })
beforeEach(() => {
  storage = sharedStorage()
})

test('changes survive a reload, and only changes are stored', async () => {
  const before = await openTab(0)
  const mario = await signedIn(before, 'mario.rossi')
  await mario.hear(notices.markSeen, { params: { id: 1 } })
  await mario.hear(notices.deleteOne, { params: { id: 5 } })
  expect([...storage.kept.keys()]).toEqual([
    'demo-world:test/sessions/1',
    'demo-world:test/received/1',
    'demo-world:test/received/5',
  ])
  expect(storage.kept.get('demo-world:test/received/1')).toBe('{"seen":true}')
  const after = await openTab(0)
  expect(await unreadIn(after, mario.token)).toBe(2)
  expect(await visitor(after, mario.token).hear(notices.one, { params: { id: 5 } })).toMatchObject({ status: 404 })
})

test('tabs share changes, and reset together', async () => {
  const [one, other] = [await openTab(0), await openTab(1)]
  const mario = await signedIn(one, 'mario.rossi')
  await vi.waitFor(async () => expect(await unreadIn(other, mario.token)).toBe(3))
  await visitor(other, mario.token).hear(notices.markSeen, { params: { id: 1 } })
  await vi.waitFor(async () => expect(await unreadIn(one, mario.token)).toBe(2))
  await other.reset()
  const again = await signedIn(one, 'mario.rossi')
  expect(await unreadIn(one, again.token)).toBe(3)
})

test('what another tab has written is known in the very next answer, however much it was', async () => {
  const [one, other] = [await openTab(0), await openTab(1)]
  const mario = await signedIn(one, 'mario.rossi')
  await vi.waitFor(async () => expect(await unreadIn(other, mario.token)).toBe(3))
  await mario.hear(notices.markSeen, { params: { id: 1 } })
  const kept = storage.kept.get('demo-world:test/received/1') ?? ''
  for (let times = 0; times < 400; times += 1) storage.views[0].setItem('demo-world:test/received/1', kept)
  storage.views[0].setItem('demo-world:test/received/2', kept)
  expect(await unreadIn(other, mario.token)).toBe(1)
})

test('what another tab writes while a tab opens is heard', async () => {
  const one = await openTab(0)
  const mario = await signedIn(one, 'mario.rossi')
  await mario.hear(notices.markSeen, { params: { id: 1 } })
  const kept = storage.kept.get('demo-world:test/received/1') ?? ''
  const memory = browserMemory(storage.views[1], 'test')
  const read = () => {
    const known = memory.read()
    // After the last look into the storage, and before the tab has taken what it found there.
    queueMicrotask(() => storage.views[0].setItem('demo-world:test/received/2', kept))
    return known
  }
  const other = await growWorld({ memory: { ...memory, read } })
  await vi.waitFor(async () => expect(await unreadIn(other, mario.token)).toBe(1))
})

test('a stored change of an older build in another format is ignored', async () => {
  storage.kept.set('demo-world:test/received/1', '{"notice":7}')
  storage.kept.set('demo-world:test/received/2', 'not JSON')
  storage.kept.set('demo-world:test/nowhere/1', '{}')
  const world = await openTab(0)
  expect(await unreadIn(world, (await signedIn(world, 'mario.rossi')).token)).toBe(3)
})

import { memoryStorage } from '#adapters/browser/memory-storage.ts'
import { browserMemory } from '#mocks/browser-memory.ts'
import { growWorld, type World } from '#mocks/world.ts'
import { NOW } from '../moment.ts'
import { reaching } from '../reach.ts'

/** What a page's storage holds. */
export type Items = Readonly<Record<string, string>>

/** How the demo calls the world that is asked for with this moment: seed, scale, moment. */
const WORLD = `1-1-${Date.parse(NOW)}`

const storageOf = (items: Items): Storage => {
  const storage = memoryStorage()
  for (const [key, value] of Object.entries(items)) storage.setItem(key, value)
  return storage
}
export const itemsOf = (storage: Storage): Items =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [
      key,
      storage.getItem(key) ?? '',
    ]),
  )

export type Twin = Readonly<{
  world: World
  /** What the world's memory holds by now. */
  items: () => Items
  fetch: typeof globalThis.fetch
}>

/**
 * The demo's world grown once more outside the page, from what the page's storage remembers: Givens write into it
 * before the page opens, and what no screen tells is read from it.
 */
export const growTwin = async (items: Items): Promise<Twin> => {
  const storage = storageOf(items)
  const world = await growWorld({
    now: Date.parse(NOW),
    ticks: () => performance.now(),
    // No other tab changes it while it is looked at.
    memory: { ...browserMemory(storage, WORLD), watch: () => {} },
  })
  return {
    world,
    items: () => itemsOf(storage),
    fetch: reaching(world),
  }
}

import { memoryStorage } from '#adapters/browser/memory-storage.ts'
import { browserMemory } from '#mocks/browser-memory.ts'
import { growWorld, type World } from '#mocks/world.ts'
import { NOW } from '../moment.ts'
import { reaching } from '../reach.ts'

/** What a page's storage holds. */
export type Items = Readonly<Record<string, string>>

/** The storage key of the demo's world for this moment: seed, scale, moment. */
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

export type WorldCopy = Readonly<{
  world: World
  /** The current content of the world's storage. */
  items: () => Items
  fetch: typeof globalThis.fetch
}>

/**
 * A copy of the demo's world outside the page, built from the page's storage. Given steps write to it before the page
 * opens; Then steps read from it what no screen shows.
 */
export const copyWorld = async (items: Items): Promise<WorldCopy> => {
  const storage = storageOf(items)
  const world = await growWorld({
    now: Date.parse(NOW),
    ticks: () => performance.now(),
    // No other tab changes it meanwhile.
    memory: { ...browserMemory(storage, WORLD), watch: () => {} },
  })
  return {
    world,
    items: () => itemsOf(storage),
    fetch: reaching(world),
  }
}

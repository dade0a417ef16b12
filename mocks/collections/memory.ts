import type { Collections } from './collections.ts'
import { byId, change, type CollectionOf, type Kept, remove } from './standard.ts'

/** The change of a record since the seed: its changed fields, or null after its deletion. */
export type Trace = Readonly<Record<string, unknown>> | null

/**
 * The store of changes. `@msw/data` has `persist()` and `sync()`, which are unsuitable: `persist()` writes whole
 * collections (megabytes at scale 100, more than a browser stores) and only when the page unloads, which phones skip;
 * `sync()` finds records by keys that are random in every tab, so that seeded records never match. The world is rebuilt
 * from its seed anyway, so only the differences are stored: one small entry for each changed record.
 */
export type Memory = Readonly<{
  read: () => readonly (readonly [collection: string, id: number, trace: Trace])[]
  write: (collection: string, id: number, trace: Trace) => void
  clear: () => void
  /** Reports the changes of other tabs: one record, or everything after a reset. */
  watch: (listener: (change: readonly [collection: string, id: number, trace: Trace] | 'cleared') => void) => void
}>

/** Undefined fields are stored as null, which no domain value contains. */
const withNulls = (fields: object): Trace =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null]))
const withoutNulls = (trace: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(trace).map(([name, value]) => [name, value ?? undefined]))

/** `settled` resolves once all is applied that was heard of other tabs: a server answers what it knows. */
type Remembered = Readonly<{ reset: () => Promise<void>; settled: () => Promise<void> }>

/** Stores every change of a world, and applies the stored changes and those of other tabs. */
export const remembering = async (
  collections: Collections,
  memory: Memory,
  replant: () => Promise<void>,
): Promise<Remembered> => {
  const all = new Map(Object.entries(collections) as unknown as [string, CollectionOf<Kept>][])
  const traces = new Map<string, Trace>()
  /** Records that are being applied: they are not stored again. */
  const taken = new Set<string>()
  let replanting = false
  /** What is written once the change of this moment is whole: no tab sees a survey that is closed without its answers. */
  const unwritten = new Map<string, () => void>()
  const writeAll = (): void => {
    for (const write of unwritten.values()) write()
    unwritten.clear()
  }

  const note = (name: string, id: number, fields: object | null) => {
    const key = `${name}/${id}`
    if (replanting || taken.has(key)) return
    const trace = fields === null ? null : { ...traces.get(key), ...withNulls(fields) }
    traces.set(key, trace)
    if (unwritten.size === 0) queueMicrotask(writeAll)
    unwritten.set(key, () => memory.write(name, id, trace))
  }
  const take = async (name: string, id: number, trace: Trace) => {
    const collection = all.get(name)
    if (collection === undefined) return
    const key = `${name}/${id}`
    traces.set(key, trace)
    taken.add(key)
    try {
      if (trace === null) remove(collection, (one) => one.id === id)
      else if (byId(collection, id) === undefined) await collection.create(withoutNulls(trace) as Kept)
      else await change(collection, id, withoutNulls(trace))
    } catch {
      // Stored by an older build in another format: the seeded record stays.
    }
    taken.delete(key)
  }
  const startOver = async () => {
    replanting = true
    traces.clear()
    for (const collection of all.values()) remove(collection, () => true)
    await replant()
    replanting = false
  }

  for (const [name, collection] of all) {
    collection.hooks.on('create', ({ data }) => note(name, data.record.id, data.record))
    collection.hooks.on('update', ({ data }) => {
      const field = String(data.path[0])
      note(name, data.prevRecord.id, { [field]: (data.nextRecord as Record<string, unknown>)[field] })
    })
    collection.hooks.on('delete', ({ data }) => note(name, data.deletedRecord.id, null))
  }
  // One after the other: an update of `@msw/data` that begins during another one of the same record undoes it. What another
  // tab writes while this one still reads is heard too.
  let taking = Promise.resolve()
  memory.watch((news) => {
    taking = taking.then(() => (news === 'cleared' ? startOver() : take(...news)))
  })
  for (const kept of memory.read()) taking = taking.then(() => take(...kept))
  await taking

  return {
    settled: () => taking,
    reset: async () => {
      unwritten.clear()
      memory.clear()
      await startOver()
    },
  }
}

/** A store without persistence, for tests and the standalone server. */
export const noMemory: Memory = { read: () => [], write: () => {}, clear: () => {}, watch: () => {} }

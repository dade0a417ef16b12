import type { Collections } from './collections.ts'
import { byId, change, type CollectionOf, type Kept, remove } from './standard.ts'

/** What became of a record since its world began: its changed fields, or null once it is deleted. */
export type Trace = Readonly<Record<string, unknown>> | null

/**
 * Where changes are kept. `@msw/data` brings `persist()` and `sync()`, and neither serves here: the first writes whole
 * collections (megabytes at scale 100, over what a browser lets one keep) and only while the page unloads, which phones
 * skip; the second finds records by keys drawn anew in every tab, so that seeded ones never meet. The world grows
 * again from its seed anyway, so only what differs from it is kept: one small entry for each record touched.
 */
export type Memory = Readonly<{
  read: () => readonly (readonly [collection: string, id: number, trace: Trace])[]
  write: (collection: string, id: number, trace: Trace) => void
  clear: () => void
  /** Tells what other tabs change: one record, or everything when they start over. */
  watch: (listener: (change: readonly [collection: string, id: number, trace: Trace] | 'cleared') => void) => void
}>

/** Undefined fields travel as null, which no value of the domain ever is. */
const withNulls = (fields: object): Trace =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null]))
const withoutNulls = (trace: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(trace).map(([name, value]) => [name, value ?? undefined]))

/** Keeps every change of a world in its memory, and takes over what was kept before and what other tabs change. */
export const remembering = async (
  collections: Collections,
  memory: Memory,
  replant: () => Promise<void>,
): Promise<Readonly<{ reset: () => Promise<void> }>> => {
  const all = new Map(Object.entries(collections) as unknown as [string, CollectionOf<Kept>][])
  const traces = new Map<string, Trace>()
  /** Records that are being taken over: not news. */
  const taken = new Set<string>()
  let replanting = false

  const note = (name: string, id: number, fields: object | null) => {
    const key = `${name}/${id}`
    if (replanting || taken.has(key)) return
    const trace = fields === null ? null : { ...traces.get(key), ...withNulls(fields) }
    traces.set(key, trace)
    memory.write(name, id, trace)
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
      // Kept by an older build in another shape: the record stays as it was planted.
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
  for (const [name, id, trace] of memory.read()) await take(name, id, trace)
  memory.watch((news) => void (news === 'cleared' ? startOver() : take(...news)))

  return {
    reset: async () => {
      memory.clear()
      await startOver()
    },
  }
}

/** A memory that forgets: tests and the standalone server live in their process. */
export const noMemory: Memory = { read: () => [], write: () => {}, clear: () => {}, watch: () => {} }

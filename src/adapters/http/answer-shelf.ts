/** Where kept answers are stored: in the database of the device, or in memory where that is blocked (fault 30). */
import type { Database, StoredAnswer } from '../browser/database.ts'

/** [decided] The maximum number of kept answers, and of their characters: all together, and of one. */
export const MOST_ANSWERS = 300
export const MOST_CHARACTERS = 5_000_000
export const MOST_OF_ONE = 500_000

/** Answers by their key. Those that were used last stay when there is no room for all. */
export type Shelf = Readonly<{
  /** Reads an answer, and notes when it was used. */
  read: (key: string, used: number) => Promise<StoredAnswer | undefined>
  /** All answers of some owners. */
  all: (owners: readonly string[]) => Promise<readonly StoredAnswer[]>
  write: (answer: StoredAnswer) => Promise<void>
  /** Removes the answers of all other owners. What was used in a future that was none gives way like all (fault 54). */
  retain: (owners: readonly string[], now: number) => Promise<void>
}>

/** Iterates from the answer that was used last, and tells which are beyond the limits. */
const counting = () => {
  let answers = 0
  let characters = 0
  return (size: number): boolean => {
    answers += 1
    characters += size
    return answers > MOST_ANSWERS || characters > MOST_CHARACTERS
  }
}

/** A shelf that lasts as long as the page. */
export const memoryShelf = (): Shelf => {
  /** In the order of use. */
  const answers = new Map<string, StoredAnswer>()
  const put = (answer: StoredAnswer): void => {
    answers.delete(answer.key)
    answers.set(answer.key, answer)
  }
  return {
    read: async (key, used) => {
      const answer = answers.get(key)
      if (answer) put({ ...answer, used })
      return answer
    },
    all: async (owners) => [...answers.values()].filter(({ owner }) => owners.includes(owner)),
    write: async (answer) => {
      put(answer)
      const isBeyond = counting()
      for (const { key, size } of [...answers.values()].reverse()) if (isBeyond(size)) answers.delete(key)
    },
    retain: async (owners) => {
      for (const { key, owner } of answers.values()) if (!owners.includes(owner)) answers.delete(key)
    },
  }
}

/** Removes the answers that were used least recently; `isBeyond` counts the others. */
const trim = async (database: Database, isBeyond: (size: number) => boolean): Promise<void> => {
  const { store, done } = database.transaction('answers', 'readwrite')
  for (let at = await store.index('use').openKeyCursor(undefined, 'prev'); at; at = await at.continue())
    if (isBeyond(at.key[1])) void store.delete(at.primaryKey)
  await done
}

/** A shelf in the database of the device; `within` opens it. */
export const databaseShelf = (within: <A>(work: (database: Database) => Promise<A>) => Promise<A>): Shelf => ({
  read: (key, used) =>
    within(async (database) => {
      const { store, done } = database.transaction('answers', 'readwrite')
      const answer = await store.get(key)
      if (answer) void store.put({ ...answer, used })
      await done
      return answer
    }),
  all: (owners) =>
    within(async (database) => {
      const { store, done } = database.transaction('answers')
      const found = await Promise.all(owners.map((owner) => store.index('owner').getAll(owner)))
      await done
      return found.flat()
    }),
  write: (answer) =>
    within(async (database) => {
      await database.put('answers', answer).catch(async () => {
        // The storage is full: the older half of the answers gives way, or nothing is kept.
        const most = (await database.count('answers')) / 2
        let passed = 0
        await trim(database, () => (passed += 1) > most)
        await database.put('answers', answer)
      })
      await trim(database, counting())
    }),
  retain: (owners, now) =>
    within(async (database) => {
      const { store, done } = database.transaction('answers', 'readwrite')
      for (let at = await store.index('owner').openKeyCursor(); at; at = await at.continue())
        if (!owners.includes(at.key)) void store.delete(at.primaryKey)
      for (
        let at = await store.index('use').openCursor(IDBKeyRange.lowerBound([now + 1]));
        at;
        at = await at.continue()
      )
        void at.update({ ...at.value, used: now })
      await done
    }),
})

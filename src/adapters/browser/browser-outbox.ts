import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import * as Either from 'fp-ts/lib/Either.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Outbox } from '#application/ports/outbox.ts'
import type { UserId } from '#domain/identity/user.ts'
import { once } from '#domain/once.ts'
import { type Entry, isAsRead, subjectOf, type WriteNumber } from '#domain/outbox/outbox.ts'
import { inTurn, type Locks } from '../http/client/locks.ts'
import { createNotes } from './browser-changes.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { type Database, inDatabase, type StoredWrite } from './database.ts'
import { earlierMessages } from './earlier-messages.ts'
import { decodeContent, encodeContent } from './stored-entry.ts'

/** The lock of the tab that sends. */
const LOCK = 'piazza.outbox.writes'
/** The distance between the numbers of entries in memory: a fraction keeps its place between the stored ones. */
const FRACTION = 1 / 1024

const stored = ({ owner, write, ...rest }: Omit<Entry, 'number'>): StoredWrite => ({
  owner: String(owner),
  subject: subjectOf(write),
  content: encodeContent({ write, ...rest }),
})

/** The entries of one citizen in the database, or of all; one that cannot be read is removed (fault 32). */
const entriesIn = async (database: Database, whose: UserId | undefined): Promise<readonly Entry[]> => {
  const entries: Entry[] = []
  const rows =
    whose === undefined ? database.getAll('outbox') : database.getAllFromIndex('outbox', 'owner', String(whose))
  for (const { number, owner, content } of await rows) {
    if (number === undefined) continue
    const read = decodeContent(content)
    if (read === undefined) await database.delete('outbox', number)
    else entries.push({ number: number as WriteNumber, owner: Number(owner) as UserId, ...read })
  }
  return entries
}

const removeAll = async (database: Database, owner: UserId): Promise<void> => {
  for (const number of await database.getAllKeysFromIndex('outbox', 'owner', String(owner)))
    await database.delete('outbox', number)
}

/** A device that fails to store is out of reach. */
const reading = <A>(work: () => Promise<A>): TaskEither.TaskEither<RequestFailure, A> =>
  TaskEither.tryCatch(work, (): RequestFailure => ({ _tag: 'Unreachable' }))

type Given = Readonly<{
  factory: IDBFactory | undefined
  storage: BrowserStorage
  locks: Locks | undefined
  /** Asks the browser to keep what the app stores until the citizen clears it. */
  persist?: (() => Promise<unknown>) | undefined
}>

/**
 * The outbox in the database of the device, and in memory where that is blocked, full or broken (faults 30 and 31). The
 * entries in memory belong to this tab.
 */
export const createBrowserOutbox = ({ factory, storage, locks, persist }: Given): Outbox => {
  const remembered = new Map<WriteNumber, Entry>()
  const { tell: tellOthers, watch } = createNotes(storage)
  let last = 0

  const within = <A>(work: (database: Database) => Promise<A>, otherwise: () => A): Promise<A> =>
    inDatabase(factory, work, otherwise)

  /**
   * [decided] The browser is asked when the first write stays behind: from then on the device has something that nobody
   * else has. Chrome and Safari decide by themselves, Firefox asks the citizen.
   */
  const lastingly = once(() => persist?.().catch(() => {}))

  const remember = (entry: Omit<Entry, 'number'>): Entry => {
    last += FRACTION
    const number = last as WriteNumber
    const kept = { number, ...entry }
    remembered.set(number, kept)
    return kept
  }

  const inMemory = (entry: Omit<Entry, 'number'>) => ({ entry: remember(entry), isKept: false })
  const put = async (entry: Omit<Entry, 'number'>) => {
    const keep = async (database: Database) => {
      // A citizen is told that it is kept: it is on the disk by then, and a browser that is killed has it.
      const { store, done } = database.transaction('outbox', 'readwrite', { durability: 'strict' })
      const [number] = await Promise.all([store.add(stored(entry)), done])
      last = number
      tellOthers()
      return { entry: { number: last as WriteNumber, ...entry }, isKept: true }
    }
    return within(keep, () => inMemory(entry)).catch(() => inMemory(entry))
  }

  /** Messages of an earlier version are carried over by the first tab that looks for entries. */
  const carryOver = once(() => earlierMessages(storage, put))

  /** The entries of one citizen, or of all. */
  const listed = async (whose?: UserId): Promise<readonly Entry[]> => {
    await carryOver()
    const entries = await within(
      (database) => entriesIn(database, whose),
      () => [],
    )
    const mine = [...remembered.values()].filter(({ owner }) => whose === undefined || owner === whose)
    return [...entries, ...mine].sort((one, other) => one.number - other.number)
  }

  const replace = async (before: Entry, after: Entry | undefined): Promise<boolean> => {
    const { number } = before
    if (after?.standing === 'waiting' || after?.standing === 'unsettled') void lastingly()
    const own = remembered.get(number)
    if (own !== undefined) {
      const isThere = isAsRead(own, before)
      if (isThere && after) remembered.set(number, after)
      else if (isThere) remembered.delete(number)
      return isThere
    }
    const exchange = async (database: Database) => {
      const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' })
      const found = await transaction.store.get(number)
      const isThere = found !== undefined && isAsRead(decodeContent(found.content), before)
      if (isThere && after) await transaction.store.put({ ...stored(after), number })
      else if (isThere) await transaction.store.delete(number)
      await transaction.done
      if (isThere) tellOthers()
      return isThere
    }
    return within(exchange, () => false)
  }

  return {
    list: (owner) => reading(() => listed(owner)),
    all: () => reading(() => listed()),
    put: (entry) => reading(() => put(entry)),
    replace: (before, after) => reading(() => replace(before, after)),
    remove: ({ number }) =>
      reading(async () => {
        if (remembered.delete(number)) return
        await within(
          (database) => database.delete('outbox', number),
          () => {},
        )
        tellOthers()
      }),
    forget: (owner) =>
      reading(async () => {
        for (const { number, owner: other } of remembered.values()) if (other === owner) remembered.delete(number)
        await within(
          (database) => removeAll(database, owner),
          () => {},
        )
      }),
    exclusively: (work, signal) => async () => {
      // An aborted wait ends without a turn.
      await inTurn(locks, LOCK, signal, async () => {
        if (!signal.aborted) await work()
      })
      return Either.right(undefined)
    },
    watch: (changed, signal) => async () => {
      signal.addEventListener('abort', watch(changed), { once: true })
      return Either.right(undefined)
    },
  }
}
